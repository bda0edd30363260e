import { toIsoTime } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'

/** A request that a client may repeat. */
export interface RepeatableRequest {
  readonly ownerId: string
  /** The client's idempotency key. */
  readonly key: string
  readonly fingerprint: string
}

export interface StoredRequest {
  readonly fingerprint: string
  /** Null while the request is being handled. */
  readonly response: { readonly status: number; readonly text: string } | null
}

/** What an account has stored. */
export interface StoredUse {
  readonly keys: number
  readonly bytes: number
  /** When the first response is deleted; null without one. */
  readonly endsAt: Date | null
}

export async function measureUse(queries: Queries, ownerId: string, now: Date): Promise<StoredUse> {
  const { keys, bytes, endsAt } = await queries
    .selectFrom('api_request')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('keys'),
      // Both databases know the length of a text without reading it.
      fn.sum<number | string | null>(fn('octet_length', ['response'])).as('bytes'),
      fn.min('expiresAt').as('endsAt'),
    ])
    .where('ownerId', '=', ownerId)
    .where('expiresAt', '>', toIsoTime(now))
    .executeTakeFirstOrThrow()
  return { keys: Number(keys), bytes: Number(bytes ?? 0), endsAt: endsAt ? new Date(endsAt) : null }
}

interface Times {
  readonly now: Date
  readonly claimedUntil: Date
  readonly expiresAt: Date
}

/**
 * Claims a request for the caller: a new one, one whose response has expired, or one whose process
 * stopped before it answered. Of several callers at once, one gets true.
 */
export async function claimRequest(
  queries: Queries,
  { ownerId, key, fingerprint }: RepeatableRequest,
  { now, claimedUntil, expiresAt }: Times,
): Promise<boolean> {
  const claim = {
    fingerprint,
    claimedUntil: toIsoTime(claimedUntil),
    expiresAt: toIsoTime(expiresAt),
    status: null,
    response: null,
  }
  const { numInsertedOrUpdatedRows = 0n } = await queries
    .insertInto('api_request')
    .values({ ownerId, key, ...claim })
    .onConflict((conflict) => conflict.columns(['ownerId', 'key']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) return true
  const present = toIsoTime(now)
  const { numUpdatedRows } = await queries
    .updateTable('api_request')
    .set(claim)
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where((free) =>
      free.or([
        free('expiresAt', '<=', present),
        free.and([
          free('status', 'is', null),
          free('claimedUntil', '<=', present),
          free('fingerprint', '=', fingerprint),
        ]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findRequest(
  queries: Queries,
  ownerId: string,
  key: string,
): Promise<StoredRequest | undefined> {
  const row = await queries
    .selectFrom('api_request')
    .select(['fingerprint', 'status', 'response'])
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { fingerprint, status, response: text } = row
  return { fingerprint, response: status === null || text === null ? null : { status, text } }
}

/** A request of one caller. Another caller can claim it once the time has passed. */
export interface ClaimedRequest extends Pick<RepeatableRequest, 'ownerId' | 'key'> {
  readonly claimedUntil: Date
}

/** Does nothing if another caller has claimed the request meanwhile. */
export async function storeResponse(
  queries: Queries,
  { ownerId, key, claimedUntil }: ClaimedRequest,
  { status, text: response }: NonNullable<StoredRequest['response']>,
): Promise<void> {
  await queries
    .updateTable('api_request')
    .set({ status, response })
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where('claimedUntil', '=', toIsoTime(claimedUntil))
    .where('status', 'is', null)
    .execute()
}

/** Does nothing if another caller has claimed the request meanwhile. */
export async function releaseRequest(
  queries: Queries,
  { ownerId, key, claimedUntil }: ClaimedRequest,
): Promise<void> {
  await queries
    .deleteFrom('api_request')
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where('claimedUntil', '=', toIsoTime(claimedUntil))
    .where('status', 'is', null)
    .execute()
}

export async function deleteExpiredRequests(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('api_request').where('expiresAt', '<=', toIsoTime(now)).execute()
}
