function run(job) {
  job.start();  
  job.wait();
}
