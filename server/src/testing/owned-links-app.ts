import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import type { Config } from '../config/config.ts'
import { toJsonText } from '../db/columns.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { createRedirectApp, type RedirectApp, readTags } from './redirect-app.ts'

const inTwentyDays = new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString()

const koboAlone = { kobo: 'https://www.kobo.com/us/en/ebook/dune' }

/** All link settings of an owner at once. */
const everything: Partial<Record<keyof LinkSettings, unknown>> = {
  editions: [
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['BR', 'JP'] },
    { format: 'paperback', identifier: '9780441172719', notSoldIn: ['JP'] },
    { format: 'hardcover', identifier: '9780593099322', notSoldIn: ['JP', 'FR'] },
  ],
  excluded: ['it'],
  overrides: { es: '9788466353779' },
  retailers: {
    order: ['ebay', 'bam'],
    off: ['thalia'],
    pages: koboAlone,
  },
  look: {
    note: 'Signed copies <b>at</b> Hugendubel & co',
    accent: 'plum',
    formats: ['print', 'ebook'],
  },
}

const settingsOf = (part: Partial<Record<keyof LinkSettings, unknown>>) =>
  formatLinkSettings(parseLinkSettings(JSON.stringify(part)))

export interface OwnedLinksApp extends RedirectApp {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  readonly read: (path: string, headers?: Record<string, string>) => Promise<string>
}

/**
 * The app with links that use every setting: `dune` (formerly `olddune`) of a Premium user,
 * `bobdune` of a free user, and two links with a Kindle ASIN.
 */
export async function createOwnedLinksApp(
  kind: DatabaseKind,
  config: Partial<Config> = {},
): Promise<OwnedLinksApp> {
  const app = await createRedirectApp({ kind, config })
  const owner = {
    affiliateTags: toJsonText(readTags({ de: 'ada-21' })),
    programIds: toJsonText({ bam: { publisherId: '4711', adId: '42' } }),
  }
  await app.outside.addOwner({
    ...owner,
    userId: 'user-ada',
    publicId: 'adaadaadaada2345' as never,
    premiumUntil: inTwentyDays,
  })
  await app.outside.addOwner({
    ...owner,
    userId: 'user-bob',
    publicId: 'bobbobbobbob2345' as never,
  })
  const addLink = (name: string, slug: string, identifier: string, settings: string) =>
    app.outside.addLink({
      id: `link${name}`,
      slug: slug as never,
      ownerId: slug.startsWith('bob') ? 'user-bob' : 'user-ada',
      identifier,
      settings,
    })
  await addLink('ada', 'dune', '9780441172719', settingsOf(everything))
  await addLink('bob', 'bobdune', '9780441172719', settingsOf(everything))
  await addLink(
    'kindle',
    'kindle',
    'B00B7NPRY8',
    settingsOf({ retailers: { order: [], off: [], pages: koboAlone } }),
  )
  await addLink(
    'ladder',
    'ladder',
    'B00ICH9SAC',
    settingsOf({
      editions: [{ format: 'paperback', identifier: '9780441172719', notSoldIn: [] }],
    }),
  )
  await app.outside.db
    .insertInto('link_slug')
    .values({ slug: 'olddune' as never, linkId: 'linkada', createdAt: inTwentyDays as never })
    .execute()
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, { redirect: 'manual', headers })
  return { ...app, get, read: async (path, headers) => await (await get(path, headers)).text() }
}
