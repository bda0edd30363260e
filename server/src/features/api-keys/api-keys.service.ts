import { createHash, randomInt } from 'node:crypto'
import {
  API_KEY_SECRET_LENGTH,
  type ApiKey,
  type ApiScope,
  BASE62,
  buildApiKey,
  keyEnding,
} from '@everyshelf/domain/api-keys'
import { addDays } from '@everyshelf/domain/clicks'
import { API_KEYS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { LRUCache } from 'lru-cache'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { MailService } from '../mail/mail.service.ts'
import {
  type ApiKeyView,
  findApiKey,
  findKeyOwner,
  insertApiKey,
  listApiKeys,
  recordUse,
  revokeApiKey,
} from './api-keys.repo.ts'

interface CreateRequest {
  readonly name: string
  readonly scopes: readonly ApiScope[]
  /** The last day (UTC) on which the key works. */
  readonly lastDay?: string | null | undefined
  readonly password?: string | undefined
}

type NewKey = Pick<CreateRequest, 'name' | 'scopes' | 'lastDay'>

/** Whom a key belongs to, and who gets the email about it. */
type KeyOwner = Pick<Session, 'userId' | 'email' | 'firstName'>

interface ApiKeysServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly requireFresh: (
    session: Session,
    password: string | undefined,
    address: string,
  ) => Promise<void>
  readonly enqueue: MailService['enqueue']
  readonly now: () => number
}

export type ApiKeysService = ReturnType<typeof createApiKeysService>

const USE_RECORDED_EVERY_MS = 60_000
/** More keys than a server answers at a time. */
const RECENT_KEYS_MAX = 10_000

export function createApiKeysService(deps: ApiKeysServiceDeps) {
  const { db, transact, now } = deps
  const time = () => new Date(now())
  /** Hashes of keys that worked at their last request. It proves nothing: every request reads its key. */
  const recentKeys = new LRUCache<string, true>({
    maxSize: RECENT_KEYS_MAX,
    sizeCalculation: () => 1,
  })

  async function requireRoom(userId: string, queries: Queries = db) {
    const { length } = await listApiKeys(queries, userId, time())
    if (length >= API_KEYS_MAX) throw new DomainError('api-key-limit-reached')
  }

  async function add(owner: KeyOwner, key: ApiKey, request: NewKey): Promise<ApiKeyView> {
    const expiresAt = expiryOf(request.lastDay ?? null)
    if (expiresAt !== null && expiresAt <= toIsoTime(time())) throw new DomainError('invalid-input')
    const stored = {
      id: createRowId(),
      name: request.name,
      ending: keyEnding(key),
      scopes: request.scopes,
      createdAt: toIsoTime(time()),
      expiresAt,
    }
    const { userId, email, firstName } = owner
    await transact(async (queries) => {
      await requireRoom(userId, queries)
      await insertApiKey(queries, { ...stored, ownerId: userId, hash: hashKey(key) })
      await deps.enqueue(queries, {
        template: 'api-key-created',
        to: email,
        data: { firstName, ending: stored.ending },
        dedupeKey: `api-key-created:${stored.id}`,
      })
    })
    return { ...stored, lastUsedAt: null }
  }

  return {
    list: ({ userId }: Session) => listApiKeys(db, userId, time()),

    /** The only answer that has the key itself. */
    create: async (session: Session, request: CreateRequest, address: string) => {
      await deps.requireFresh(session, request.password, address)
      const key = createKey()
      return { ...(await add(session, key, request)), key }
    },

    requireRoom: (userId: string) => requireRoom(userId),

    /**
     * Creates a key that the owner approved elsewhere. Throws not-found if the account no longer
     * exists or is banned.
     */
    issueKey: async (userId: string, request: NewKey) => {
      const owner = await findKeyOwner(db, userId)
      if (!owner) throw new DomainError('not-found')
      const key = createKey()
      await add({ userId, ...owner }, key, request)
      return { ...owner, key }
    },

    /** The key with which a program calls, as the program sees it. */
    current: async (session: Session) => {
      const keys = session.client === 'api' ? await listApiKeys(db, session.userId, time()) : []
      const found = keys.find(({ id }) => id === session.id)
      if (!found) throw new DomainError('not-found')
      const { id: _id, lastUsedAt: _lastUsedAt, ...facts } = found
      return { ...facts, isPremium: session.isPremium }
    },

    /** Revokes the key that the caller used. */
    revokeCurrent: async ({ client, userId, id }: Session): Promise<{ revoked: true }> => {
      const isRevoked = client === 'api' && (await revokeApiKey(db, userId, id, time()))
      if (!isRevoked) throw new DomainError('not-found')
      return { revoked: true }
    },

    revoke: async ({ userId }: Session, id: string): Promise<{ revoked: true }> => {
      if (!(await revokeApiKey(db, userId, id, time()))) throw new DomainError('not-found')
      return { revoked: true }
    },

    /** Whether the key worked when this process last read it, without reading it now. */
    hasWorkedLately: (key: ApiKey) => recentKeys.has(hashKey(key)),

    /** The session of a request with this key; null if the key does not work. */
    findSession: async (key: ApiKey): Promise<Session | null> => {
      const hash = hashKey(key)
      const found = await findApiKey(db, hash, time())
      if (!found) {
        recentKeys.delete(hash)
        return null
      }
      recentKeys.set(hash, true)
      const { id, scopes, createdAt, lastUsedAt, account } = found
      const recordedBefore = new Date(now() - USE_RECORDED_EVERY_MS)
      if (lastUsedAt === null || lastUsedAt <= recordedBefore) {
        await recordUse(db, id, time(), recordedBefore)
      }
      const { premiumUntil, role, ...facts } = account
      return {
        ...facts,
        id,
        client: 'api',
        clientVersion: null,
        scopes,
        role: role === 'admin' ? 'admin' : 'user',
        isPremium: premiumUntil !== null && premiumUntil.getTime() > now(),
        signedInAt: createdAt,
      }
    },
  }
}

/** The first moment after the last day. */
function expiryOf(lastDay: string | null) {
  return lastDay === null ? null : toIsoTime(new Date(`${addDays(lastDay, 1)}T00:00:00Z`))
}

function createKey() {
  const letters = Array.from({ length: API_KEY_SECRET_LENGTH }, () => BASE62[randomInt(62)])
  return buildApiKey(letters.join(''))
}

function hashKey(key: ApiKey) {
  return createHash('sha256').update(key).digest('hex')
}
