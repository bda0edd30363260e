import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  EXTENSION_LANGUAGES,
  PRIVACY_SENTENCES,
  type ProductFactName,
  productFacts,
  READER_PAGE_LANGUAGES,
} from '@everyshelf/domain/product-facts'
import { describe, expect, test } from 'vitest'
import { findFalseClaims } from './false-claims.ts'
import { readShownTexts, splitProse } from './shown-texts.ts'
import { listFiles, readText, repositoryRoot } from './source-tree.ts'

const texts = readShownTexts()
const articles = listFiles().filter((path) => path.endsWith('.mdx'))

test('no text contradicts the facts about the product', () => {
  expect(texts.length).toBeGreaterThan(5000)
  const found = texts.flatMap((one) =>
    findFalseClaims(one).map((why) => `${one.path}: ${one.text} (${why})`),
  )
  expect(found).toEqual([])
})

describe('a text that contradicts a fact is found', () => {
  test.each([
    ['Does Everyshelf have author pages? No. Books2Read does.', 'there is: author-pages'],
    ['We have no series pages and no pen names.', 'there is: series'],
    ['Everyshelf puts affiliate tags on links, never attribution tags.', 'there is: attribution'],
    ['With us, there is no API.', 'there is: api'],
    ['We show clicks, but no earnings.', 'there is: earnings'],
    [
      'Every link takes readers to a store in their country, forever.',
      'no service can promise forever',
    ],
    ['A store in every country.', 'some countries have no store that sells the book'],
    ['We store no IP addresses or visitor IDs.', 'a code counts the readers of a day'],
    ['No IP address, and nothing that identifies a reader.', 'a code counts the readers of a day'],
    ['People only, no repeats.', 'only double clicks are excluded'],
    ['Everyshelf’s tag, if there is one', 'the server knows'],
    ['You can save 10 free links.', '"10 free links", but it is 5'],
    ['Premium costs $4.99/month.', '"$4.99/month", but it is 3.99'],
    ['It leads to 24 Amazon stores.', '"24 Amazon stores", but it is 23'],
    [
      'The reader page speaks in eight languages.',
      '"reader page speaks in eight languages", but it is 12',
    ],
  ])('%s', (text, why) => {
    expect(findFalseClaims({ path: 'web/content/articles/x.mdx', text })).toContain(why)
  })

  test.each([
    'We do not ask stores what they have.',
    'Free for 5 saved links; Premium $3.99/month at launch',
    'Everyshelf knows 23 Amazon stores in 250 countries and territories.',
    'The reader page is there in twelve languages.',
    'Books2Read has no API.',
  ])('but not: %s', (text) => {
    expect(findFalseClaims({ path: 'web/content/articles/x.mdx', text })).toEqual([])
  })
})

test('a document is read by sentences, cells, and questions with their answers', () => {
  expect(
    splitProse(
      "faq:\n  - question: 'Is it free?'\n    answer: 'No. It costs.'\n\nOne **bold** claim.<Source id=\"a\" /> Two\nlines.\n\n| A | {{free-links}} links |",
    ),
  ).toEqual([
    'faq:',
    "'Is it free?' 'No.",
    "It costs.'",
    'One bold claim.',
    'Two lines.',
    'A',
    '5 links',
  ])
})

/** Tables that compare Everyshelf with another service: the cells of its column. */
function listOwnCells(article: string): string[] {
  const rows = readText(article)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const start = rows.findIndex((cells) => cells.includes('Everyshelf'))
  const column = rows[start]?.indexOf('Everyshelf') ?? -1
  return start < 0 ? [] : rows.slice(start + 2).flatMap((cells) => cells[column] ?? [])
}

test.each(articles.filter((path) => path.includes('everyshelf-vs-')))(
  '%s takes each cell about Everyshelf from a fact',
  (article) => {
    const cells = listOwnCells(article)
    expect(cells.length).toBeGreaterThan(6)
    expect(cells.filter((cell) => !/^\{\{[a-z-]+\}\}$/.test(cell))).toEqual([])
  },
)

test.each([
  'web/src/features/welcome/link-facts.tsx',
  'web/src/features/information/about.tsx',
  'web/src/features/information/founder-story.tsx',
  'web/src/features/information/privacy/privacy.tsx',
  'web/src/features/pricing/faq.tsx',
])('%s says the three sentences about privacy', (path) => {
  expect(readText(path)).toMatch(/PRIVACY_(?:SUMMARY|SENTENCES)/)
})

test.each([
  'README.md',
  'extension/store/chrome.md',
  'extension/store/edge.md',
  'extension/store/firefox.md',
  'extension/store/privacy.md',
])('%s says the three sentences about privacy word for word', (path) => {
  const text = readText(path).replace(/\s+/g, ' ')
  for (const sentence of PRIVACY_SENTENCES) expect(text).toContain(sentence)
})

/** The code behind each fact; for what the product lacks, how a path to it would look. */
const CODE: Readonly<Partial<Record<ProductFactName, string | RegExp>>> = {
  assistants: /teams?\/|members?\//,
  'custom-link': 'web/src/features/book-page/share/slug-section.tsx',
  'own-domain': 'server/src/features/own-domains',
  'qr-codes': 'web/src/features/book-page/share/print-qr-codes.tsx',
  'split-tests': /split-tests?|experiments?\//,
  pixels: /tracking-pixel|retargeting/,
  import: 'shared/domain/src/moving/read-list.ts',
  move: 'server/src/features/moving',
  'country-rules': 'web/src/features/link-routing/rules',
  editions: 'web/src/features/link-routing/editions',
  history: 'web/src/features/book-page/history',
  'choose-mode': 'web/src/features/reader-page-settings/mode-section.tsx',
  'reader-page': 'server/src/features/pages/book',
  'remembered-store': 'server/src/features/pages/book/favorite-retailer.ts',
  'author-pages': 'server/src/features/pages/author',
  'amazon-author-links': /amazon-author/,
  series: 'server/src/features/pages/series',
  'release-notices': /release-noti|followers?\//,
  'back-matter': 'web/src/features/back-matter',
  'epub-check': 'web/src/features/epub-check',
  cards: 'server/src/features/pages/embed',
  'own-tags': 'web/src/features/affiliate/own-tags.tsx',
  'own-ids': 'web/src/features/affiliate/programs',
  channels: 'server/src/features/links/channels',
  attribution: 'web/src/features/book-page/share/attribution-section.tsx',
  'click-details': 'web/src/features/analytics/full-analytics.tsx',
  earnings: 'server/src/features/earnings',
  api: 'server/src/api/rest',
  extension: 'extension/src',
  wordpress: 'integrations/wordpress/everyshelf/everyshelf.php',
  export: 'server/src/personal-data.ts',
}

test('what the facts say is there has code, and what they deny has none', () => {
  const paths = listFiles().filter((path) => /^(?:server|web)\/src\//.test(path))
  const wrong = Object.entries(CODE).filter(([name, code]) => {
    const isThere = productFacts[name as ProductFactName].premium !== false
    if (typeof code === 'string') return !isThere || !existsSync(join(repositoryRoot, code))
    return isThere || paths.some((path) => code.test(path))
  })
  expect(wrong).toEqual([])
})

test('every fact with yes or no names its code', () => {
  const bare = Object.entries(productFacts)
    .filter(([name, { premium }]) => typeof premium === 'boolean' && !(name in CODE))
    .map(([name]) => name)
  expect(bare).toEqual(['knows-books', 'no-ads', 'lasting', 'page-design', 'tag-owner'])
})

test('reader pages and the extension have as many languages as the facts say', () => {
  const listLanguages = (folder: string) =>
    listFiles().filter((path) => new RegExp(`^${folder}/messages/[a-z]{2}\\.ts$`).test(path))
  expect(listLanguages('server/src/features/pages')).toHaveLength(READER_PAGE_LANGUAGES)
  expect(listLanguages('extension/src')).toHaveLength(EXTENSION_LANGUAGES)
  expect(listLanguages('shared/ui/src')).toHaveLength(EXTENSION_LANGUAGES)
})
