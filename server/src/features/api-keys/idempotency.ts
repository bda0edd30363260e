import {
  IDEMPOTENCY_HOURS,
  STORED_RESPONSES_MAX,
  STORED_RESPONSES_MAX_BYTES,
} from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { Queries } from '../../db/transact.ts'
import {
  claimRequest,
  deleteExpiredRequests,
  findRequest,
  measureUse,
  type RepeatableRequest,
  releaseRequest,
  storeResponse,
} from './idempotency.repo.ts'

/** What was sent to the client. */
export interface StoredResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What to send, and whether a repetition should get the same. */
export interface RepeatableResponse extends StoredResponse {
  /** The request changed nothing, so it can run again. */
  readonly isWithoutEffect?: boolean
}

interface IdempotencyDeps {
  readonly db: Queries
  readonly now: () => number
}

export type Idempotency = ReturnType<typeof createIdempotency>

const HOUR_MS = 60 * 60 * 1000
/** No request takes longer (a batch starts no row after 20 s), so its process must have stopped. */
const CLAIM_MS = 60_000

/** Handles a request with an idempotency key once, and answers its repetitions from the database. */
export function createIdempotency({ db, now }: IdempotencyDeps) {
  async function claim(request: RepeatableRequest, claimedUntil: Date) {
    await requireRoom(request)
    return await claimRequest(db, request, {
      now: new Date(now()),
      claimedUntil,
      expiresAt: new Date(now() + IDEMPOTENCY_HOURS * HOUR_MS),
    })
  }

  /** Answers that are stored already are still repeated. */
  async function requireRoom({ ownerId, key }: RepeatableRequest) {
    const { keys, bytes, endsAt } = await measureUse(db, ownerId, new Date(now()))
    if (keys < STORED_RESPONSES_MAX && bytes < STORED_RESPONSES_MAX_BYTES) return
    if (await findRequest(db, ownerId, key)) return
    const waitMs = (endsAt?.getTime() ?? now()) - now()
    throw new DomainError('rate-limited', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      field: 'idempotency-key',
    })
  }

  async function findResponse(request: RepeatableRequest): Promise<StoredResponse> {
    const stored = await findRequest(db, request.ownerId, request.key)
    if (stored && stored.fingerprint !== request.fingerprint) {
      throw new DomainError('idempotency-key-reused')
    }
    if (!stored?.response) throw new DomainError('request-in-progress', { retryAfterSeconds: 1 })
    const { headers, body } = JSON.parse(stored.response.text) as Omit<StoredResponse, 'status'>
    return { status: stored.response.status, headers, body }
  }

  return {
    /**
     * Throws `idempotency-key-reused` if another request used the key, `request-in-progress`
     * while the first one is being handled, and `rate-limited` if the account has stored too many. After an
     * error, the client can repeat the request.
     */
    runOnce: async (
      request: RepeatableRequest,
      handle: () => Promise<RepeatableResponse>,
    ): Promise<StoredResponse & { readonly isRepeated: boolean }> => {
      const claimedUntil = new Date(now() + CLAIM_MS)
      if (!(await claim(request, claimedUntil))) {
        return { ...(await findResponse(request)), isRepeated: true }
      }
      const claimed = { ...request, claimedUntil }
      try {
        const { status, headers, body, isWithoutEffect } = await handle()
        const text = JSON.stringify({ headers, body })
        if (isWithoutEffect) await releaseRequest(db, claimed)
        else await storeResponse(db, claimed, { status, text })
        return { status, headers, body, isRepeated: false }
      } catch (error) {
        await releaseRequest(db, claimed)
        throw error
      }
    },

    deleteExpired: () => deleteExpiredRequests(db, new Date(now())),
  }
}
