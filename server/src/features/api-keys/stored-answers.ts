import { IDEMPOTENCY_HOURS } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../db/transact.ts'
import {
  claimRequest,
  deleteExpiredRequests,
  findRequest,
  type RepeatableRequest,
  releaseRequest,
  storeAnswer,
} from './stored-answers.repo.ts'

/** What was sent to the client. */
export interface StoredAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface StoredAnswersDeps {
  readonly db: Queries
  readonly now: () => number
}

export type StoredAnswers = ReturnType<typeof createStoredAnswers>

const HOUR_MS = 60 * 60 * 1000
/** No request takes longer, so its process must have stopped. */
const CLAIM_MS = 60_000

/** Handles a request with an idempotency key once, and answers its repetitions from the database. */
export function createStoredAnswers({ db, now }: StoredAnswersDeps) {
  async function claim(request: RepeatableRequest): Promise<boolean> {
    return await claimRequest(db, request, {
      now: new Date(now()),
      claimedUntil: new Date(now() + CLAIM_MS),
      expiresAt: new Date(now() + IDEMPOTENCY_HOURS * HOUR_MS),
    })
  }

  async function findAnswer(request: RepeatableRequest): Promise<StoredAnswer> {
    const stored = await findRequest(db, request.ownerId, request.key)
    if (stored && stored.fingerprint !== request.fingerprint) {
      throw new DomainError('idempotency-key-reused')
    }
    if (!stored?.answer) throw new DomainError('request-in-progress', { retryAfterSeconds: 1 })
    const { headers, body } = JSON.parse(stored.answer.text) as Omit<StoredAnswer, 'status'>
    return { status: stored.answer.status, headers, body }
  }

  return {
    /**
     * Throws `idempotency-key-reused` if another request had the key, and `request-in-progress`
     * while the first one is being handled. After an error, the client can repeat the request.
     */
    answerOnce: async (
      request: RepeatableRequest,
      handle: () => Promise<StoredAnswer>,
    ): Promise<StoredAnswer & { readonly isRepeated: boolean }> => {
      if (!(await claim(request))) return { ...(await findAnswer(request)), isRepeated: true }
      try {
        const { status, headers, body } = await handle()
        const text = JSON.stringify({ headers, body })
        await storeAnswer(db, request, { status, text })
        return { status, headers, body, isRepeated: false }
      } catch (error) {
        await releaseRequest(db, request)
        throw error
      }
    },

    deleteExpired: () => deleteExpiredRequests(db, new Date(now())),
  }
}
