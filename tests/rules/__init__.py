"""The rules, one test or more for each rule id of docs/rules; test_coverage.py sees to it that none is left out."""
