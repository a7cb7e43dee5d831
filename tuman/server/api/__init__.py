"""What can be asked over HTTP, one module a noun. docs/api.md tells it to people, /schema/openapi.json to programs."""
