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
  readonly answer: { readonly status: number; readonly text: string } | null
}

interface Times {
  readonly now: Date
  readonly claimedUntil: Date
  readonly expiresAt: Date
}

/**
 * Claims a request for the caller: a new one, one whose answer has expired, or one whose process
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
    answer: null,
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
    .select(['fingerprint', 'status', 'answer'])
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { fingerprint, status, answer: text } = row
  return { fingerprint, answer: status === null || text === null ? null : { status, text } }
}

export async function storeAnswer(
  queries: Queries,
  { ownerId, key, fingerprint }: RepeatableRequest,
  { status, text: answer }: NonNullable<StoredRequest['answer']>,
): Promise<void> {
  await queries
    .updateTable('api_request')
    .set({ status, answer })
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .execute()
}

export async function releaseRequest(
  queries: Queries,
  { ownerId, key }: Pick<RepeatableRequest, 'ownerId' | 'key'>,
): Promise<void> {
  await queries
    .deleteFrom('api_request')
    .where('ownerId', '=', ownerId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
}

export async function deleteExpiredRequests(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('api_request').where('expiresAt', '<=', toIsoTime(now)).execute()
}
