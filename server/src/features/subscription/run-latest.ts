interface Run<Result> {
  readonly current: Promise<Result>
  next: Promise<Result> | undefined
}

/**
 * Does one piece of work at a time for each key. Whoever asks while it is being done shares the next
 * run with all who asked meanwhile, since the one under way may have begun before their reason.
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
