import { placeholderBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { defaultLinkSettings, parseLinkSettings, toRoutableLink } from '@everyshelf/domain/links'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { databaseKinds } from '../../../testing/databases.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from '../../../testing/owned-links-app.ts'
import { readTags } from '../../../testing/redirect-app.ts'
import { buildMarketplacesPage } from './marketplaces-page.ts'
import { toPageBook } from './page-book.ts'
import { renderMarketplaces } from './render-marketplaces.ts'

const PAGE = '/book/9780441172719/universal'

describe.each(databaseKinds)('the list of all Amazon stores on %s', (kind) => {
  let app: OwnedLinksApp

  beforeAll(async () => {
    app = await createOwnedLinksApp(kind)
  }, 60_000)
  afterAll(() => app.close())

  const rowsOf = (page: string) =>
    [
      ...page.matchAll(
        /<li><a href="([^"]+)" rel="[^"]+"><i[^>]*>([A-Z]{2})<.*?<small>(.*?)<\/small>/g,
      ),
    ].map(([, href, country, text]) => [country, href, text])

  it('says what each row opens, and who earns', async () => {
    const page = await app.read('/amazon-marketplace/dune', { 'x-country': 'AT' })
    const rows = rowsOf(page)
    expect(rows).toHaveLength(23)
    expect(rows[0]).toEqual([
      'DE',
      '/out/amazon-de/9780441172719?country=DE&amp;link=dune',
      'Kindle (paid link)',
    ])
    const byCountry = new Map(rows.map(([country, ...row]) => [country, row]))
    expect(byCountry.get('BR')).toEqual([
      '/out/amazon-br/9780441172719?country=BR&amp;link=dune',
      'Paperback',
    ])
    expect(byCountry.get('ES')).toEqual([
      '/out/amazon-es/9780441172719?country=ES&amp;link=dune',
      'book page',
    ])
    expect(byCountry.get('IT')?.[1]).toMatch(/^opens Amazon\.\S+ · Kindle/)
    expect(byCountry.get('JP')).toEqual([
      `${PAGE}?link=dune&amp;country=JP`,
      'not sold there; shows other bookstores',
    ])
    expect(page).toContain('Recommended store – Austria')
    expect(page).toContain(`href="${PAGE}?link=dune">Back to the book`)
    expect(page).toContain('As an Amazon Associate I earn from qualifying purchases.')
    expect(page).not.toContain('<script')
  })

  test.each(['dune', 'olddune', 'linkada'])('opens by the slug or ID %s', async (linkId) => {
    const response = await app.get(`/amazon-marketplace/${linkId}?lang=pt`, { 'x-country': 'BR' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(response.headers.getSetCookie()).toEqual([])
    const page = await response.text()
    expect(page).toContain('<html lang="pt">')
    expect(page).toContain('Escolha uma loja da Amazon')
    expect(rowsOf(page)[0]).toEqual([
      'BR',
      '/out/amazon-br/9780441172719?country=BR&amp;link=dune',
      'Capa comum',
    ])
  })

  test.each(['nosuchlink', 'x', '%00', '%3Cscript%3E'])(
    'R16 helps the reader at %s',
    async (linkId) => {
      const response = await app.get(`/amazon-marketplace/${linkId}`)
      expect(response.status).toBe(404)
      const page = await response.text()
      expect(page).toContain('Link not found')
      expect(page).not.toContain('<script')
    },
  )
})

test.each([
  [
    'no sentence of Amazon’s program where the stores with a tag do not sell the book',
    ['US', 'AU'],
    false,
  ],
  ['the sentence where a store with a tag sells it', ['JP'], true],
])('the list of all Amazon stores has %s', (_what, notSoldIn, isShown) => {
  const identifier = parseBookIdentifier('9780441172719')
  if (!identifier) throw new Error('no identifier')
  const edition = { format: 'paperback', identifier: '9780441172719', notSoldIn }
  const settings = parseLinkSettings(JSON.stringify({ editions: [edition] }))
  const page = buildMarketplacesPage({
    book: toPageBook(identifier, placeholderBook(identifier), undefined),
    slug: 'dune' as never,
    routable: toRoutableLink(identifier, null, settings),
    look: defaultLinkSettings.look,
    requestedLanguage: undefined,
    language: 'en',
    reader: { country: 'US', countrySource: 'ip', languages: [] },
    defaultTags: readTags({ us: 'shelf-20' }),
  })
  expect(renderMarketplaces(page).html.includes('As an Amazon Associate')).toBe(isShown)
})
