import { type ApiAnswer, ApiRefusal } from './api.ts'

interface StoredResponse {
  readonly fingerprint: string
  /** Null while the first request is running. */
  answer: ApiAnswer | null
}

export interface Idempotency {
  /**
   * Stripe's rule: a key repeats its first response, even an error. Using it with other parameters,
   * or while the first request is running, is an error. Invalid requests do not store their key.
   */
  readonly once: (
    key: string | undefined,
    fingerprint: string,
    work: () => Promise<ApiAnswer>,
  ) => Promise<ApiAnswer>
}

export function createIdempotency(): Idempotency {
  const keys = new Map<string, StoredResponse>()

  function findEarlier(key: string, fingerprint: string): ApiAnswer | undefined {
    const entry = keys.get(key)
    if (!entry) return undefined
    if (entry.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      throw new ApiRefusal(400, 'idempotency_error', message)
    }
    if (!entry.answer) {
      const message = 'There is currently another in-progress request using this key.'
      throw new ApiRefusal(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' })
    }
    return entry.answer
  }

  return {
    once: async (key, fingerprint, work) => {
      if (key === undefined) return await work()
      const earlier = findEarlier(key, fingerprint)
      if (earlier) return earlier
      const entry: StoredResponse = { fingerprint, answer: null }
      keys.set(key, entry)
      try {
        entry.answer = await work()
        return entry.answer
      } catch (error) {
        keys.delete(key)
        throw error
      }
    },
  }
}
