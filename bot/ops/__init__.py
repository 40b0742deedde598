"""Operations: health and metrics over HTTP, logs, and pools of processes."""
