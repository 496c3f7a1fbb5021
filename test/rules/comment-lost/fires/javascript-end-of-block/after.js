function close(file) {
  try {
    file.close();
  } catch {
  }
  file.closed = true;
}

module.exports = { close };
