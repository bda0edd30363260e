import { brotliCompressSync, constants } from 'node:zlib'
import { placeholderBook } from '@everyshelf/domain/books'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { accents, type EmbedLook, embedSizes, type Slug } from '@everyshelf/domain/links'
import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { expect, test } from 'vitest'
import { toPageBook } from '../book/page-book.ts'
import type { EmbedCard } from './embed-card.ts'
import { renderCard, renderCardProblem } from './render-card.ts'

/** As the server compresses pages. */
const brotliSize = (page: string) =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

function makeCard(text: string, language: PageLanguage): EmbedCard {
  const identifier = parseBookIdentifier('9780441172719')
  if (!identifier) throw new Error('no identifier')
  const book = { ...placeholderBook(identifier), title: text, authors: [text, text] }
  return {
    slug: 'h7kq2mw' as Slug,
    book: toPageBook(identifier, { ...book, source: 'google-books' }),
    author: { name: text, path: '/by/ada', portrait: null },
    site: { isOwnDomain: false, home: '', links: '/go/' },
    language,
    accent: 'plum',
    path: '/go/h7kq2mw',
    store: { name: text, isSearch: false, tagOwner: 'owner', hasAmazonTag: true },
    isOwnerBanned: false,
  }
}

test.each(pageLanguages)('has at most 6 kB of HTML and CSS in %s', (language) => {
  const card = makeCard('A long text about books. '.repeat(20), language)
  expect(brotliSize(renderCard(card, { size: 'large', theme: 'auto' }).html)).toBeLessThan(6_000)
})

test('S27 texts of the book stay texts, in every part of the card', () => {
  const hostile = '</title><script>alert(1)</script>"onload="x'
  const look: EmbedLook = { size: 'small', theme: 'dark' }
  const page = renderCard(makeCard(hostile, 'en'), look).html
  const plain = renderCard(makeCard('Dune', 'en'), look).html
  const listTags = (text: string) => text.match(/<[a-z]+/g)
  expect(listTags(page)).toEqual(listTags(plain))
  expect(page).not.toMatch(/<[^>"]*\son\w+=/)
})

test('S52 the policy allows the style of each color, and no other', () => {
  const policies = [null, ...Object.keys(accents)].map((accent) => {
    const card = { ...makeCard('Dune', 'en'), accent: accent as EmbedCard['accent'] }
    return renderCard(card, { size: 'medium', theme: 'auto' }).policy
  })
  expect(new Set(policies).size).toBe(policies.length)
  const problem = renderCardProblem('unavailable', 'en', { size: 'medium', theme: 'light' })
  expect(problem.policy).toBe(policies[0])
  expect(problem.html).toContain('We can’t show this book right now.')
})

test('has a class for each size', () => {
  for (const size of Object.keys(embedSizes) as EmbedLook['size'][]) {
    const { html } = renderCard(makeCard('Dune', 'en'), { size, theme: 'auto' })
    expect(html).toContain(`<body class="${size}">`)
  }
})
