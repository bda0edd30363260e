import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFixtureJson } from '../../fixtures/read-fixture.ts'
import * as affiliate from '../affiliate/index.ts'
import * as books from '../books/index.ts'
import * as clicks from '../clicks/index.ts'
import * as countries from '../countries/index.ts'
import * as csv from '../csv/index.ts'
import * as devices from '../devices/index.ts'
import * as earnings from '../earnings/index.ts'
import * as identifiers from '../identifiers/index.ts'
import * as links from '../links/index.ts'
import * as messages from '../messages/index.ts'
import * as moving from '../moving/index.ts'
import * as productUrls from '../product-urls/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import * as webhooks from '../webhooks/index.ts'
import * as schemas from './index.ts'

const INPUTS = 10_000
const SLOWEST_MS = 1000
/** Printed when a test fails, to run the same texts again. */
const seed = Number.parseInt(String(Date.now()).slice(-9), 10)

const inspection = { origin: 'https://everyshelf.example', ownTags: ['ada-20'], serviceTags: [] }
const kobo = findRetailerByCode('kobo')
if (!kobo) throw new Error('Kobo is a retailer')

/** Every domain function that parses untrusted text, by its name. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  checkCopyTemplate: links.checkCopyTemplate,
  cleanCampaign: links.cleanCampaign,
  cleanLine: books.cleanLine,
  cleanLines: books.cleanLines,
  cleanProductUrl: productUrls.cleanProductUrl,
  decodeQueryText: productUrls.decodeQueryText,
  findBooksInText: books.findBooksInText,
  findBotKind: clicks.findBotKind,
  inspectLink: (text) => links.inspectLink(text, inspection),
  isAffiliateTag: affiliate.isAffiliateTag,
  isAsin: identifiers.isAsin,
  isCountryCode: countries.isCountryCode,
  isCurrency: earnings.isCurrency,
  isErrorCode: messages.isErrorCode,
  isIsbn10: identifiers.isIsbn10,
  isIsbn13: identifiers.isIsbn13,
  isMusicNumber: identifiers.isMusicNumber,
  isOpenLibraryId: books.isOpenLibraryId,
  isProgramId: affiliate.isProgramId,
  isPublicId: links.isPublicId,
  isTimeZone: clicks.isTimeZone,
  isUrlText: productUrls.isUrlText,
  listParameters: productUrls.listParameters,
  looksLikeRetailer: productUrls.looksLikeRetailer,
  normalizeIdentifier: identifiers.normalizeIdentifier,
  parseAcceptLanguage: countries.parseAcceptLanguage,
  parseAffiliateTag: affiliate.parseAffiliateTag,
  parseAttributionTag: affiliate.parseAttributionTag,
  parseAmount: (text) => earnings.parseAmount(text, '.'),
  parseAsin: identifiers.parseAsin,
  parseBookIdentifier: identifiers.parseBookIdentifier,
  parseCountryCode: countries.parseCountryCode,
  parseIsbn: identifiers.parseIsbn,
  parseIsbn10: identifiers.parseIsbn10,
  parseIsbn13: identifiers.parseIsbn13,
  parseLinkSettings: links.parseLinkSettings,
  parseProfileLink: links.parseProfileLink,
  parseRate: earnings.parseRate,
  parseReportDay: (text) => earnings.parseReportDay(text, 'day-first'),
  parseRetailerPage: (text) => productUrls.parseRetailerPage('kobo', text),
  parseRetailerUrl: productUrls.parseRetailerUrl,
  parseSlug: links.parseSlug,
  parseTypedSlug: links.parseTypedSlug,
  parseWebhookUrl: webhooks.parseWebhookUrl,
  parseWebUrl: productUrls.parseWebUrl,
  readBookIdentifier: identifiers.readBookIdentifier,
  readGroupedNumber: identifiers.readGroupedNumber,
  readGs1Isbn: identifiers.readGs1Isbn,
  readIsbn10WithPrice: identifiers.readIsbn10WithPrice,
  readScannedIsbns: identifiers.readScannedIsbns,
  readScientific: identifiers.readScientific,
  readBookSitePage: books.readBookSitePage,
  readBookInput: books.readBookInput,
  readEmbedLook: (text) => links.readEmbedLook({ size: text, theme: text }),
  readTypedBook: books.readTypedBook,
  readSharedDesign: (text) =>
    links.readSharedDesign({ language: text, newsletter: text, date: { day: '2026-12-05', text } }),
  readTypedIdentifier: links.readTypedIdentifier,
  readSearchQuery: books.readSearchQuery,
  readBrowser: clicks.readBrowser,
  readDevice: clicks.readDevice,
  readNetworkUrl: (text) => {
    const url = productUrls.parseWebUrl(text)
    return url && productUrls.readNetworkUrl(url)
  },
  parseServiceUrl: (text) => links.parseServiceUrl(text, inspection.origin),
  readCommandLine: devices.readCommandLine,
  parseConfirmedChannels: affiliate.parseConfirmedChannels,
  readProductUrl: productUrls.readProductUrl,
  readProgramIds: (text) => affiliate.readProgramIds(kobo, { publisher: text, campaign: text }),
  readAccountFile: moving.readAccountFile,
  readCsv: (text) => csv.readCsv(text, { rows: 1000, columns: 100 }),
  readMoveFile: moving.readMoveFile,
  parseOldSlug: moving.parseOldSlug,
  readReports: (text) => earnings.readReports([{ name: 'fees.csv', text }], { marketplace: 'us' }),
  readRetailerPage: (text) => productUrls.readRetailerPage('kobo', text),
  readSystem: clicks.readSystem,
  readUnknownSiteUrl: productUrls.readUnknownSiteUrl,
  readUserCode: devices.readUserCode,
  splitBookInputs: books.splitBookInputs,
  splitLabels: links.splitLabels,
  trimPaste: productUrls.trimPaste,
}

const known = [
  ...readFixtureJson<{ url: string }[]>('amazon-urls.json'),
  ...readFixtureJson<{ url: string }[]>('retailer-urls.json'),
].map(({ url }) => url)

const pieces = fc.constantFrom(
  ...[
    'https://',
    'http:/',
    '//',
    'www.amazon.de',
    'kobo.com',
    'everyshelf.example',
    '/go/',
    '/dp/',
  ],
  ...['9780143127741', '0143127748', 'B00ICH9SAC', 'tag=x-20', '&', '?', '#', '=', '/', '\\', '@'],
  ...['%', '%00', '%zz', '%E0%A4%A', '%25%32%35', '+', '-', ' ', '\t', '\r\n', '\0', '\u202E'],
  ...['{"editions":[', ']}', '{', '"', 'null', '__proto__', 'constructor', 'en-GB;q=', '*', ','],
  ...['Mozilla/5.0 (', 'Europe/', 'ref=', 'bit.ly/', 'ａmzn.to', '0x7f.1', '[::1]', '\u0301', '🙂'],
)
const joined = fc.array(pieces, { maxLength: 16 }).map((list) => list.join(''))
const anyText = fc.oneof(
  { weight: 4, arbitrary: joined },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
  // A known URL with something wrong in its middle.
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...known), pieces, fc.nat(80))
      .map(([url, piece, at]) => url.slice(0, at) + piece + url.slice(at)),
  },
  // Texts that make a slow pattern run forever.
  {
    weight: 1,
    arbitrary: fc
      .tuple(joined, pieces, fc.integer({ min: 100, max: 4000 }))
      .map(([head, piece, times]) => head + piece.repeat(times)),
  },
)
const texts = fc.sample(anyText, { seed, numRuns: INPUTS })

/** The slowest run, and its text. */
function findSlowest(read: (text: string) => unknown): { ms: number; text: string } {
  let slowest = { ms: 0, text: '' }
  for (const text of texts) {
    const begun = performance.now()
    read(text)
    const ms = performance.now() - begun
    if (ms > slowest.ms) slowest = { ms, text }
  }
  return slowest
}

describe(`${INPUTS} texts of seed ${seed}`, () => {
  test.each(Object.entries(parsers))(
    'R44 %s handles each of them in less than a second',
    { timeout: 240_000 },
    (_name, read) => {
      const { ms, text } = findSlowest(read)
      expect(ms, text.slice(0, 500)).toBeLessThan(SLOWEST_MS)
    },
  )

  const inputs = Object.entries(schemas).filter(([name]) => name.endsWith('Input'))

  test.each(inputs)(
    'R44 %s handles each of them in any of its fields',
    { timeout: 240_000 },
    (_name, schema) => {
      const fields =
        typeof schema === 'object' && 'shape' in schema ? Object.keys(schema.shape as object) : []
      let turn = 0
      const { ms, text } = findSlowest((value) => {
        turn += 1
        const field = fields[turn % fields.length]
        return (schema as typeof schemas.emailInput).safeParse(field ? { [field]: value } : value)
      })
      expect(ms, text.slice(0, 500)).toBeLessThan(SLOWEST_MS)
    },
  )
})

test('this test covers every function that parses text', () => {
  const folders = [
    affiliate,
    books,
    clicks,
    countries,
    devices,
    earnings,
    identifiers,
    links,
    moving,
    productUrls,
    webhooks,
  ]
  const readers = folders.flatMap((folder) =>
    Object.keys(folder).filter((name) => /^(?:parse|read|clean|inspect|split)[A-Z]/.test(name)),
  )
  expect(readers.filter((name) => !(name in parsers))).toEqual([])
})
