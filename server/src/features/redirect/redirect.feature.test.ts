import type { PublicId } from '@everyshelf/domain/links'
import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { toJsonText } from '../../db/columns.ts'
import { openDatabase } from '../../db/database.ts'
import { createClientAddressReader } from '../../http/geo/client-address.ts'
import { createLogger } from '../../logger.ts'
import { createRedirectApp, locationOf, readTags } from '../../testing/redirect-app.ts'
import { createRedirectFeature } from './redirect.feature.ts'

describe('R17 two processes on one PostgreSQL', () => {
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  it('see each other’s changes within a second', async () => {
    const app = await createRedirectApp({ kind: 'postgres' })
    closing.unshift(app.close)
    const database = openDatabase(app.config.database)
    const other = createRedirectFeature({
      config: app.config,
      database,
      logger: createLogger('silent'),
      readClient: createClientAddressReader([]),
      findCountry: () => undefined,
      isDataCenter: () => false,
      findDomain: () => undefined,
      sendDomainProblem: () => {},
      provenTime: { minimumMs: () => 0 },
      enqueueTask: (task) => {
        task()
        return true
      },
    })
    closing.unshift(async () => {
      await other.close()
      await database.close()
    })
    const publicId = 'adaadaadaada2345' as PublicId
    await app.outside.addOwner({
      publicId,
      affiliateTags: toJsonText(readTags({ us: 'ada-20' })),
      premiumUntil: '2099-01-01T00:00:00.000Z',
    })
    const target = `/redirect?isbn=9780143127741&userId=${publicId}&country=US`
    // The listening connection opens beside the start; before it does, nothing is kept for long.
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(app.outside.db)
      expect(rows).toHaveLength(2)
    })
    expect(locationOf(await app.open(target))).toContain('tag=ada-20')

    await app.outside.db
      .updateTable('user_profile')
      .set({ affiliateTags: toJsonText(readTags({ us: 'adanew-20' })) })
      .where('publicId', '=', publicId)
      .execute()
    other.forgetOwner(publicId)
    await vi.waitFor(
      async () => expect(locationOf(await app.open(target))).toContain('tag=adanew-20'),
      { timeout: 1000, interval: 20 },
    )
  }, 30_000)
})
