def run(job):
    prepare(job)
    work(job)
