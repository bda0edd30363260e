import { describe, expect, test } from 'vitest'
import type { Edition } from '../books/index.ts'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { parseRetailerPage, type RetailerPage } from '../product-urls/index.ts'
import { findRetailerByCode, type Retailer } from '../retailers/index.ts'
import { plainLink, type RoutableLink } from '../routing/index.ts'
import { findKnownFormat } from './index.ts'

const book = (text: string) => parseBookIdentifier(text) as BookIdentifier
const retailer = (code: string) => findRetailerByCode(code) as Retailer
const paperback = book('9780441172719')

const withEditions = (...editions: readonly Edition[]): RoutableLink => ({
  ...plainLink(paperback),
  editions,
})
const edition = (format: Edition['format'], identifier: BookIdentifier): Edition => ({
  format,
  identifier,
  notSoldIn: [],
})
const withPage = (code: string, url: string): RoutableLink => ({
  ...plainLink(paperback),
  retailers: {
    order: [],
    off: [],
    pages: { [code]: parseRetailerPage(code, url) as RetailerPage },
  },
})
const formatAt = (code: string, link: RoutableLink) => findKnownFormat(link, retailer(code), 'US')

describe('the format of a link at a retailer', () => {
  test('is unknown for an ISBN alone, even at a retailer that sells one format', () => {
    expect(formatAt('waterstones', plainLink(paperback))).toBeNull()
    expect(formatAt('audible', plainLink(paperback))).toBeNull()
    expect(formatAt('bn', plainLink(book('B00ICH9SAC')))).toBeNull()
  })

  test('is that of the edition to which the ISBN belongs', () => {
    const link = withEditions(
      edition('kindle', book('B00B7NPRY8')),
      edition('hardcover', paperback),
    )
    expect(formatAt('bn', link)).toBe('print')
    expect(formatAt('kobo', link)).toBeNull()
    expect(formatAt('bn', withEditions(edition('audiobook', paperback)))).toBe('audio')
  })

  test('is what the owner’s page names', () => {
    expect(formatAt('kobo', withPage('kobo', 'https://www.kobo.com/us/en/ebook/dune'))).toBe(
      'ebook',
    )
    expect(formatAt('kobo', withPage('kobo', 'https://www.kobo.com/us/en/audiobook/dune'))).toBe(
      'audio',
    )
    const audible = 'https://www.audible.com/pd/Dune-Audiobook/B002V1OF70'
    expect(formatAt('audible', withPage('audible', audible))).toBe('audio')
  })

  test('is that of the edition whose ISBN the owner set for the retailer', () => {
    const link: RoutableLink = {
      ...withEditions(edition('paperback', paperback), edition('audiobook', book('9780593099322'))),
      retailers: { order: [], off: [], pages: { bn: '9780593099322' as RetailerPage } },
    }
    expect(formatAt('bn', link)).toBe('audio')
    expect(formatAt('target', link)).toBe('print')
  })
})
