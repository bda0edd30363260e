import { dirname } from 'node:path'
import { countryCodes } from '@everyshelf/domain/countries'
import { defaultLinkSettings, formatLinkSettings } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from '../testing/owned-links-app.ts'
import { chrome, locationOf, serviceTags } from '../testing/redirect-app.ts'
import { runOperation } from '../testing/run-operation.ts'
import {
  type FollowRules,
  readApacheRules,
  readCsvRules,
  readJsonRules,
  readNginxMaps,
  readRedirects,
} from '../testing/web-server-rules.ts'
import { exportLinksCommand } from './export-links/export-links.command.ts'

const HEADER = 'X-Country'
const readers: Record<string, (text: string) => FollowRules> = {
  nginx: (text) => readNginxMaps(text, HEADER),
  apache: (text) => readApacheRules(text, HEADER),
  redirects: readRedirects,
  json: readJsonRules,
  csv: readCsvRules,
}
const slugs = ['dune', 'olddune', 'bobdune', 'kindle', 'ladder', 'choosing']
/** With an unknown code and without a country. */
const countries = [...countryCodes, 'XX', '']

describe.each(databaseKinds)('the links of %s as redirect rules', (kind) => {
  let app: OwnedLinksApp
  /** The server's own destination by slug and country. */
  const destinations = new Map<string, string | undefined>()

  const exportAs = async (format: string) => {
    const { database } = app.config
    const tags = Object.entries(serviceTags).map((pair) => pair.join('='))
    const environment = { DEFAULT_AFFILIATE_TAGS: tags.join() }
    const dataDir = database.kind === 'sqlite' ? dirname(database.file) : app.config.dataDir
    return await runOperation(
      exportLinksCommand,
      { dataDir, database, environment },
      '--format',
      format,
      '--country-header',
      HEADER,
    )
  }

  beforeAll(async () => {
    app = await createOwnedLinksApp(kind)
    const settings = formatLinkSettings({ ...defaultLinkSettings, mode: 'choose' })
    const choosing = { id: 'choosing', slug: 'choosing' as never, ownerId: 'user-ada', settings }
    await app.outside.addLink({ ...choosing, identifier: '9798886451740' })
    const off = { ...choosing, id: 'off', slug: 'off' as never, identifier: '9780061120084' }
    await app.outside.addLink({ ...off, disabledAt: '2026-11-21T19:00:00.000Z' })
    const requests = slugs.flatMap((slug) => countries.map((country) => ({ slug, country })))
    const responses = await app.send(
      requests.map(({ slug, country }) => ({
        target: `/go/${slug}`,
        headers: [`User-Agent: ${chrome}`, ...(country ? [`${HEADER}: ${country}`] : [])],
      })),
    )
    for (const [index, { slug, country }] of requests.entries()) {
      const response = responses[index]
      destinations.set(`${slug} ${country}`, response && locationOf(response))
    }
  })
  afterAll(() => app.close())

  // The rendering of rules does not depend on the database.
  const formats = kind === 'sqlite' ? Object.keys(readers) : ['json']

  it.each(formats)('redirect readers of every country like the server: %s', async (format) => {
    const { exitCode, output, errors } = await exportAs(format)
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    const follow = readers[format]?.(output)
    const wrong = [...destinations].filter(([key, landing]) => {
      const [slug, country = ''] = key.split(' ')
      const url = follow?.({ path: `/go/${slug}`, country }) ?? ''
      // Where the server shows a page, rules redirect to a store.
      return landing?.startsWith('/book/') ? !/^https:\/\/www\.amazon\./.test(url) : url !== landing
    })
    expect(wrong).toEqual([])
    expect(follow?.({ path: '/go/nobodys', country: 'DE' })).toBeNull()
    expect(follow?.({ path: '/go/off', country: 'DE' })).toBeNull()
    if (format !== 'nginx' && format !== 'apache') return
    // Any letter case works, and country= in the URL comes before the reader's country.
    const requests = { path: '/go/Dune/', country: 'DE', query: 'ref=a&country=uk' }
    expect(follow?.(requests)).toBe(destinations.get('dune GB'))
    expect(follow?.({ ...requests, query: 'country=nowhere' })).toBe(destinations.get('dune DE'))
  })
})
