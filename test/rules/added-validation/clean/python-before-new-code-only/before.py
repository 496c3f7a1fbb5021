def run(job):
    job.start()
