import { isPublicId, parseSlug } from '@everyshelf/domain/links'
import type pg from 'pg'
import type { LinkCache } from './link-cache.ts'

const CHANNEL = 'link_changed'
const LISTEN_AGAIN_MS = 1000

type Cache = Pick<LinkCache, 'forgetOwner' | 'forgetSlug' | 'forgetAll'>

export interface LinkChanges {
  /** Tells the other processes what this one has changed. */
  readonly announce: (change: `owner:${string}` | `slug:${string}`) => void
  readonly close: () => void
}

/**
 * Hears from the other processes on the same PostgreSQL what they changed. Where the database knows
 * no LISTEN, or the connection is down, the cache's short life has to do.
 */
export function listenForLinkChanges(pool: pg.Pool, cache: Cache): LinkChanges {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function listen(): Promise<void> {
    try {
      const connected = await pool.connect()
      client = connected
      if (isClosed) {
        connected.release(true)
        return
      }
      connected.on('error', () => listenAgain(connected))
      connected.on('end', () => listenAgain(connected))
      connected.on('notification', ({ payload = '' }) => forget(payload))
      await connected.query(`listen ${CHANNEL}`)
      // Whatever was announced while nobody listened is unknown.
      cache.forgetAll()
    } catch {
      listenAgain(client)
    }
  }

  function listenAgain(lost: pg.PoolClient | undefined): void {
    if (isClosed || timer || lost !== client) return
    client?.release(true)
    client = undefined
    timer = setTimeout(() => {
      timer = undefined
      void listen()
    }, LISTEN_AGAIN_MS)
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
    announce: (change) => {
      pool.query(`select pg_notify('${CHANNEL}', $1)`, [change]).catch(() => {})
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      client?.release(true)
    },
  }
}
