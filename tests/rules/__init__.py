"""The rules, one test or more for each rule id of docs/rules; test_every_rule_has_a_test.py misses none."""
