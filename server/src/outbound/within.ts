/**
 * Returns the result if it is ready in time, else undefined. The work continues, so it can still
 * fill the cache and does not count as the upstream's failure.
 */
export async function within<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, milliseconds, undefined)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
