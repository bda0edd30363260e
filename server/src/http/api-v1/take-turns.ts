/** Runs the work for one key one after another, in the order of the calls. */
export function createTurns(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const own = before.then(work, work)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}
