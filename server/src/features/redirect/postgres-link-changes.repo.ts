import { randomUUID } from 'node:crypto'
import { isPublicId, parseSlug } from '@everyshelf/domain/links'
import type pg from 'pg'
import type { LinkCache } from './link-cache.ts'

/** The channel that the triggers in `schema.ts` notify. */
const CHANNEL = 'link_changed'
const HEARTBEAT_CHANNEL = 'link_heartbeat'
const RECONNECT_AFTER_MS = 1000
/** Each process notifies itself this often. If that arrives, notifications of changes do too. */
const HEARTBEAT_EVERY_MS = 4000
const HEARTBEAT_TIMEOUT_MS = 10_000

type Cache = Pick<LinkCache, 'forgetOwner' | 'forgetSlug' | 'forgetAll'>

/**
 * Listens to PostgreSQL's change notifications and clears changed entries. While the connection is down,
 * or goes through a pooler without LISTEN, the cache uses a short TTL instead.
 */
export function listenForLinkChanges(pool: pg.Pool, cache: Cache) {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const self = randomUUID()
  let receivedAtMs = Number.NEGATIVE_INFINITY

  async function listen(): Promise<void> {
    try {
      const connected = await pool.connect()
      client = connected
      if (isClosed) {
        connected.release(true)
        return
      }
      connected.on('error', () => reconnect(connected))
      connected.on('end', () => reconnect(connected))
      connected.on('notification', ({ channel, payload = '' }) => {
        if (channel === CHANNEL) forget(payload)
        else if (payload === self) receivedAtMs = performance.now()
      })
      await connected.query(`listen ${HEARTBEAT_CHANNEL}`)
      await connected.query(`listen ${CHANNEL}`)
      // Notifications sent while disconnected are lost.
      cache.forgetAll()
      sendHeartbeat()
    } catch {
      reconnect(client)
    }
  }

  function sendHeartbeat(): void {
    const notify = { text: 'select pg_notify($1, $2)', values: [HEARTBEAT_CHANNEL, self] }
    pool.query(notify).catch(() => {})
  }

  const heartbeatTimer = setInterval(sendHeartbeat, HEARTBEAT_EVERY_MS)
  heartbeatTimer.unref()

  function reconnect(lost: pg.PoolClient | undefined): void {
    if (isClosed || timer || lost !== client) return
    client?.release(true)
    client = undefined
    receivedAtMs = Number.NEGATIVE_INFINITY
    timer = setTimeout(() => {
      timer = undefined
      void listen()
    }, RECONNECT_AFTER_MS)
    timer.unref()
  }

  function forget(payload: string): void {
    const [kind, name = ''] = payload.split(':')
    const slug = parseSlug(name)
    if (kind === 'owner' && isPublicId(name)) cache.forgetOwner(name)
    else if (kind === 'slug' && slug) cache.forgetSlug(slug)
    else cache.forgetAll()
  }

  void listen()
  return {
    /** False when notifications of changes may not arrive. */
    isReceiving: () => performance.now() - receivedAtMs < HEARTBEAT_TIMEOUT_MS,
    close: (): void => {
      isClosed = true
      clearInterval(heartbeatTimer)
      clearTimeout(timer)
      client?.release(true)
    },
  }
}
