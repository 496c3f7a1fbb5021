function close(file) {
  try {
    file.close();
  } catch {
    // It was closed already.
  }
  file.closed = true;
  // The lock goes with the process.
}

module.exports = close;
