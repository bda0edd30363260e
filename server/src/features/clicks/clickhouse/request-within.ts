/**
 * The response, or an error that says that the server is unavailable. The client's own error would say that the user
 * aborted the request, and it ignores the signal while it reads a response's body.
 */
export async function requestWithin<Output>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const ending = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    ending.abort()
    late.reject(new Error('late'))
  }, ms).unref()
  try {
    return await Promise.race([request(ending.signal), late.promise])
  } catch (error) {
    if (!ending.signal.aborted) throw error
    const message = `ClickHouse did not answer within ${ms / 1000} seconds`
    throw Object.assign(new Error(message, { cause: error }), { code: 'ETIMEDOUT' })
  } finally {
    clearTimeout(timer)
  }
}
