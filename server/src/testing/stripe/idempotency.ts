import { type ApiAnswer, ApiRefusal } from './api.ts'

interface Kept {
  readonly fingerprint: string
  /** Null while the first request is at work. */
  answer: ApiAnswer | null
}

export interface Idempotency {
  /**
   * Stripe's promise: a key answers as it did the first time, also when that was a failure; with
   * other parameters, or while the first request is still at work, it is an error. What is refused
   * keeps no key.
   */
  readonly once: (
    key: string | undefined,
    fingerprint: string,
    work: () => Promise<ApiAnswer>,
  ) => Promise<ApiAnswer>
}

export function createIdempotency(): Idempotency {
  const keys = new Map<string, Kept>()

  function findEarlier(key: string, fingerprint: string): ApiAnswer | undefined {
    const kept = keys.get(key)
    if (!kept) return undefined
    if (kept.fingerprint !== fingerprint) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      throw new ApiRefusal(400, 'idempotency_error', message)
    }
    if (!kept.answer) {
      const message = 'There is currently another in-progress request using this key.'
      throw new ApiRefusal(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' })
    }
    return kept.answer
  }

  return {
    once: async (key, fingerprint, work) => {
      if (key === undefined) return await work()
      const earlier = findEarlier(key, fingerprint)
      if (earlier) return earlier
      const kept: Kept = { fingerprint, answer: null }
      keys.set(key, kept)
      try {
        kept.answer = await work()
        return kept.answer
      } catch (error) {
        keys.delete(key)
        throw error
      }
    },
  }
}
