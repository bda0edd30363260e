import { ApiRefusal, type ApiResponse } from './api.ts'

interface StoredResponse {
  readonly fingerprint: string
  /** Null while the first request is running. */
  response: ApiResponse | null
}

export interface Idempotency {
  /**
   * Stripe's rule: a key repeats its first response, even an error. Using it with other parameters,
   * or while the first request is running, is an error. Invalid requests do not store their key.
   */
  readonly once: (
    key: string | undefined,
    fingerprint: string,
    work: () => Promise<ApiResponse>,
  ) => Promise<ApiResponse>
}

export function createIdempotency(): Idempotency {
  const keys = new Map<string, StoredResponse>()

  function findEarlier(key: string, fingerprint: string): ApiResponse | undefined {
    const entry = keys.get(key)
    if (!entry) return undefined
    if (entry.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      throw new ApiRefusal(400, 'idempotency_error', message)
    }
    if (!entry.response) {
      const message = 'There is currently another in-progress request using this key.'
      throw new ApiRefusal(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' })
    }
    return entry.response
  }

  return {
    once: async (key, fingerprint, work) => {
      if (key === undefined) return await work()
      const earlier = findEarlier(key, fingerprint)
      if (earlier) return earlier
      const entry: StoredResponse = { fingerprint, response: null }
      keys.set(key, entry)
      try {
        entry.response = await work()
        return entry.response
      } catch (error) {
        keys.delete(key)
        throw error
      }
    },
  }
}
