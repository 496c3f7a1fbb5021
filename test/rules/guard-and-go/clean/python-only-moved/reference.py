def run(job):
    work(job)
    prepare(job)
