function close(file) {
  try {
    file.close();
  } catch {
    log(file);
  }
  file.closed = true;
  file.unlock();
}

module.exports = close;
