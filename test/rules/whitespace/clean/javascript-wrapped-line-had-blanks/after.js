function run(job) {
  if (job.ready) {
    job.start();  
    job.wait();
  }
}
