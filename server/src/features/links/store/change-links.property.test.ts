import { placeholderBook } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { describeEachDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'
import { createDisableLink } from '../saving/disable-link.repo.ts'
import { describeEventLinks } from './link-events.repo.ts'
import { indexLink } from './link-index.repo.ts'
import { linksOf } from './owned-links.repo.ts'

const OWNER = 'user-ada'
const BOOKS = ['9780441172719', '9780143127741', '9780141439518'] as const
const NOW = '2026-11-21T09:30:00.000Z'

const any = {
  book: fc.constantFrom(...BOOKS),
  labels: fc.subarray(['Spring', 'Print', 'Sale']),
  word: fc.constantFrom('one', 'two', 'three'),
  mode: fc.constantFrom('instant' as const, 'choose' as const),
  version: fc.integer({ min: 1, max: 4 }),
}

/** Everything that changes a link, on every surface. */
const kinds = [
  ...(['save', 'annotate', 'slug', 'settings', 'undo', 'details', 'cover'] as const),
  ...(['remove', 'restore', 'channel', 'bulk', 'label', 'disable'] as const),
] as const
const anyStep = fc.record({ kind: fc.constantFrom(...kinds), ...any })
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

describeEachDatabase('changeLinks', (openDatabase) => {
  it('leaves versions, search texts, events, and what redirects read in agreement with the row', async () => {
    const database = await openDatabase()
    const property = fc.asyncProperty(
      fc.array(anyStep, { minLength: 4, maxLength: 14 }),
      async (steps) => {
        await clear(database)
        const world = await open(database)
        for (const step of steps) {
          await world.take(step)
          await world.check()
        }
      },
    )
    await fc.assert(property, { numRuns: 25 })
  }, 120_000)
})

async function clear({ db }: TestDatabase): Promise<void> {
  const tables = [
    ...(['saved_link', 'link_slug', 'link_version', 'link_label', 'link_cover', 'label'] as const),
    ...(['webhook', 'webhook_event', 'webhook_delivery', 'user_profile'] as const),
  ]
  for (const table of tables) await db.deleteFrom(table).execute()
}

async function open(database: TestDatabase) {
  const { db } = database
  let time = Date.parse(NOW)
  const slice = openSavedLinks(database, {
    lookup: async (book) => ({ ...placeholderBook(book), title: 'Dune', source: 'google-books' }),
    now: () => time,
  })
  const session = await addLinkOwner(database, { name: 'ada', isPremium: true })
  const ada = slice.callerOf(session)
  const bulk = slice.bulkCallerOf(session)
  const disable = createDisableLink(db, slice.changeLinks)
  await addWebhook(database)
  /** What a process has cached of slugs, until it forgets one. */
  const remembered = new Map<Slug, unknown>()

  const findId = async (book: string) =>
    (
      await db
        .selectFrom('saved_link')
        .select('id')
        .where('identifier', '=', book)
        .executeTakeFirst()
    )?.id ?? 'nosuchlink'

  async function changeInBulk({ labels, word, mode, version }: Step, id: string) {
    const isAdded = mode === 'instant'
    const action = { kind: 'labels' as const, labels: [...labels, word], isAdded }
    const { id: changeId } = await bulk.start({ selection: { ids: [id] }, action })
    await bulk.advance({ id: changeId })
    if (version > 2) return
    await bulk.undo({ id: changeId })
    await bulk.advance({ id: changeId })
  }

  async function changeLabel({ word, mode }: Step) {
    const [first] = await slice.labels.list(OWNER)
    if (first && mode === 'instant') await slice.labels.update(OWNER, first.id, { name: word })
    if (first && mode === 'choose') await slice.labels.remove(OWNER, first.id)
  }

  const changes: Record<Step['kind'], (step: Step, id: string) => Promise<unknown>> = {
    save: ({ book, labels, word }) => ada.save({ isbn: book, labels, note: word }),
    annotate: ({ labels, word }, id) => ada.annotate({ id, labels, note: word }),
    slug: ({ word }, id) => ada.update({ id, slug: `ada-${word}` }),
    settings: ({ mode }, id) => ada.update({ id, settings: { mode } }),
    undo: ({ version }, id) => ada.undo({ id, version }),
    details: ({ word }, id) => ada.editDetails({ id, details: { title: word } }),
    cover: ({ word }, id) => slice.details.setCover(OWNER, id, Buffer.from(word)),
    remove: (_step, id) => ada.remove({ id }),
    restore: (_step, id) => ada.restore({ id }),
    channel: (_step, id) => ada.createChannel({ id, channel: 'print' }),
    bulk: changeInBulk,
    label: changeLabel,
    disable: ({ mode, word }, id) => disable(id, mode === 'instant' ? word : null, async () => {}),
  }

  /** What redirects read of a slug. */
  async function listRoutes(): Promise<ReadonlyMap<Slug, unknown>> {
    const rows = await db
      .selectFrom('link_slug')
      .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
      .select(['link_slug.slug', 'link.slug as current', 'settings', 'removedAt', 'disabledAt'])
      .execute()
    return new Map(rows.map(({ slug, ...route }) => [slug, route]))
  }

  async function checkLink(id: string): Promise<void> {
    const find = () =>
      db.selectFrom('saved_link').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const link = await find()
    const stored = await linksOf(db, link.ownerId).find(id)
    if (stored) await indexLink(db, stored)
    else expect.fail('the link is gone')
    expect(await find()).toEqual(link)

    const versions = await db
      .selectFrom('link_version')
      .select(['version', 'slug', 'settings'])
      .where('linkId', '=', id)
      .orderBy('version')
      .execute()
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index))
    const last = versions.at(-1)
    if (last) expect(last).toMatchObject({ slug: link.slug })

    const event = await db
      .selectFrom('webhook_event')
      .select(['type', 'data'])
      .where('linkId', '=', id)
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(event.type === 'link.deleted').toBe(link.removedAt !== null)
    const [described] = await describeEventLinks(db, OWNER, [id])
    if (link.removedAt === null) expect(JSON.parse(event.data)).toEqual({ link: described })
  }

  return {
    take: async (step: Step): Promise<void> => {
      time += 60_000
      await changes[step.kind](step, await findId(step.book)).catch((error: Error) => {
        const isRefused = error instanceof DomainError || error.cause instanceof DomainError
        if (!isRefused) throw error
      })
    },

    check: async (): Promise<void> => {
      for (const slug of slice.forgotten.splice(0)) remembered.delete(slug as Slug)
      const routes = await listRoutes()
      for (const [slug, route] of remembered) expect(routes.get(slug)).toEqual(route)
      for (const [slug, route] of routes) remembered.set(slug, route)
      for (const { id } of await db.selectFrom('saved_link').select('id').execute()) {
        await checkLink(id)
      }
    },
  }
}

async function addWebhook({ db }: TestDatabase): Promise<void> {
  await db
    .insertInto('webhook')
    .values({
      ...{ id: 'webhook', ownerId: OWNER, url: 'https://ada.example/hook', secret: '' },
      events: toJsonText(['link.created', 'link.updated', 'link.deleted'] as const),
      ...{ formerSecret: null, formerSecretUntil: null, pausedAt: null, offAt: null },
      ...{ offReason: null, failingSince: null, failures: 0, restsUntil: null, rateUntil: null },
      ...{ claimedUntil: null, claimedBy: null, skippedAt: null },
      ...{ createdAt: NOW, servedAt: NOW, clicksFrom: NOW },
    })
    .execute()
}
