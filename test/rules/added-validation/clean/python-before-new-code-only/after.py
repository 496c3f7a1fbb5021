def run(job, report):
    job.start()
    result = job.result()
    if result is None:
        return
    report.add(result)
