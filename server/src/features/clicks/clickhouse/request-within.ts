/**
 * The response, or an error that says that the server is unavailable. The client's own error would say that the user
 * aborted the request.
 */
export async function requestWithin<Output>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Output>,
): Promise<Output> {
  const signal = AbortSignal.timeout(ms)
  try {
    return await request(signal)
  } catch (error) {
    if (!signal.aborted) throw error
    const message = `ClickHouse did not answer within ${ms / 1000} seconds`
    throw Object.assign(new Error(message, { cause: error }), { code: 'ETIMEDOUT' })
  }
}
