function close(handle: Handle) {
  trace("close");
  handle.done = true;
}
