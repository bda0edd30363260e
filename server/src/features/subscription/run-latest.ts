interface Run<Result> {
  readonly current: Promise<Result>
  next: Promise<Result> | undefined
}

/**
 * Runs one task at a time per key. Calls during a run share one next run, because the current one
 * may have started before their change.
 */
export function createRunLatest<Result>(
  work: (key: string) => Promise<Result>,
): (key: string) => Promise<Result> {
  const runs = new Map<string, Run<Result>>()

  function start(key: string): Promise<Result> {
    const current = work(key).finally(() => {
      if (runs.get(key)?.next === undefined) runs.delete(key)
    })
    runs.set(key, { current, next: undefined })
    return current
  }

  return (key) => {
    const run = runs.get(key)
    if (!run) return start(key)
    run.next ??= run.current.then(
      () => start(key),
      () => start(key),
    )
    return run.next
  }
}
