def run(job):
    if job.late:
        return None
    work(job)
    prepare(job)
