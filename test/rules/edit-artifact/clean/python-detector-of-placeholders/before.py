MARKER = "..."
