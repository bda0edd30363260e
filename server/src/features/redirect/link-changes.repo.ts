import { randomUUID } from 'node:crypto'
import { isPublicId, parseSlug } from '@everyshelf/domain/links'
import type pg from 'pg'
import type { LinkCache } from './link-cache.ts'

/** Of the triggers of migration 0019. */
const CHANNEL = 'link_changed'
const BEAT_CHANNEL = 'link_beat'
const LISTEN_AGAIN_MS = 1000
/** Each process says something to itself so often; who hears it would hear of changes too. */
const BEAT_MS = 4000
const HEARING_MS = 10_000

type Cache = Pick<LinkCache, 'forgetOwner' | 'forgetSlug' | 'forgetAll'>

export interface LinkChanges {
  /** False where a change elsewhere may go unheard. */
  readonly isHearing: () => boolean
  readonly close: () => void
}

/**
 * Hears from PostgreSQL what anybody changed. While the connection is down, or goes through something
 * that knows no LISTEN, the cache's short life has to do.
 */
export function listenForLinkChanges(pool: pg.Pool, cache: Cache): LinkChanges {
  let client: pg.PoolClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const self = randomUUID()
  let heardAtMs = Number.NEGATIVE_INFINITY

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
      connected.on('notification', ({ channel, payload = '' }) => {
        if (channel === CHANNEL) forget(payload)
        else if (payload === self) heardAtMs = performance.now()
      })
      await connected.query(`listen ${BEAT_CHANNEL}`)
      await connected.query(`listen ${CHANNEL}`)
      // Whatever was told while nobody listened is unknown.
      cache.forgetAll()
      beat()
    } catch {
      listenAgain(client)
    }
  }

  function beat(): void {
    const notify = { text: 'select pg_notify($1, $2)', values: [BEAT_CHANNEL, self] }
    pool.query(notify).catch(() => {})
  }

  const beats = setInterval(beat, BEAT_MS)
  beats.unref()

  function listenAgain(lost: pg.PoolClient | undefined): void {
    if (isClosed || timer || lost !== client) return
    client?.release(true)
    client = undefined
    heardAtMs = Number.NEGATIVE_INFINITY
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
    isHearing: () => performance.now() - heardAtMs < HEARING_MS,
    close: () => {
      isClosed = true
      clearInterval(beats)
      clearTimeout(timer)
      client?.release(true)
    },
  }
}
