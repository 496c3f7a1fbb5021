function close(handle: Handle) {
  handle.done = true;
}
