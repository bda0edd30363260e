import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articlePath, pagePaths } from '../../src/app/paths.ts'
import { comparisonPages } from '../../src/components/layout/navigation.ts'
import { listClaimsWithoutSource } from './claims.ts'
import { frontMatter } from './front-matter.ts'
import { parseBody } from './parse-body.ts'
import { articlesFolder, diagramFile, readArticles } from './read-articles.ts'
import { renderArticle } from './render-article.ts'
import { type Piece, textOf, walk } from './walk.ts'

const articles = readArticles()
const bodies = new Map(articles.map(({ slug, body }) => [slug, [...walk(parseBody(body))]]))
const piecesOf = (slug: string) => bodies.get(slug) ?? []
const slugs = articles.map(({ slug }) => slug)

const isElement = ({ type }: Piece) => /^mdxJsx/.test(type)
const attributeOf = (piece: Piece, name: string) =>
  String(piece.attributes?.find((one) => one.name === name)?.value ?? '')
const elements = (slug: string, name: string) =>
  piecesOf(slug).filter((piece) => isElement(piece) && piece.name === name)

test('there are the eleven articles that the specification names', () => {
  expect(slugs.toSorted()).toEqual([
    'affiliate-links-and-attribution-tags',
    'amazon-attribution-for-authors',
    'book-affiliate-programmes',
    'everyshelf-vs-amazon-onelink',
    'everyshelf-vs-bitly',
    'everyshelf-vs-booklinker',
    'everyshelf-vs-books2read',
    'everyshelf-vs-geniuslink',
    'everyshelf-vs-readerlinks',
    'global-book-links',
    'global-book-retailers',
  ])
})

test.each(['title', 'description'] as const)('no two articles have the same %s', (key) => {
  expect(new Set(articles.map((article) => article[key])).size).toBe(articles.length)
})

test('Why Us in the footer names the comparisons that say so', () => {
  const chosen = articles.flatMap(({ whyUs, slug }) =>
    whyUs ? [{ label: whyUs, to: articlePath(slug) }] : [],
  )
  expect(chosen).toHaveLength(4)
  expect(comparisonPages).toHaveLength(4)
  expect(comparisonPages).toEqual(expect.arrayContaining(chosen))
})

test('every diagram belongs to an article', () => {
  const named = slugs.flatMap((slug) =>
    elements(slug, 'Diagram').map((piece) => diagramFile(slug, attributeOf(piece, 'name'))),
  )
  const files = readdirSync(articlesFolder).filter((name) => name.endsWith('.svg'))
  expect(named.toSorted()).toEqual(files.map((name) => join(articlesFolder, name)).toSorted())
})

describe.each(articles)('$slug', (article) => {
  const { slug, sources, related, kind, rival } = article

  test('is between 900 and 2,000 words long', () => {
    const words = textOf(parseBody(article.body)).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(2000)
  })

  test('leads on to other articles that are there', () => {
    expect(slugs).toEqual(expect.arrayContaining(related))
    expect(related).not.toContain(slug)
    expect(new Set(related).size).toBe(related.length)
  })

  test('links only to pages of ours that are there', () => {
    const pages = new Set([...pagePaths, ...slugs.map(articlePath)])
    const links = piecesOf(slug).filter(({ type }) => /^(link|image|definition)$/.test(type))
    for (const { url = '' } of links) expect(pages, url).toContain(url)
  })

  test('uses every source that it names, and names every source that it uses', () => {
    const used = elements(slug, 'Source').map((piece) => attributeOf(piece, 'id'))
    const named = sources.map(({ id }) => id)
    expect([...new Set(used)].toSorted()).toEqual(named.toSorted())
  })

  test('says nothing of others without a source', () => {
    expect(listClaimsWithoutSource(parseBody(article.body), rival)).toEqual([])
  })

  test('names a rival if it compares', () =>
    expect(rival !== undefined).toBe(kind === 'comparison'))

  test('has diagrams that are there and described', () => {
    for (const piece of elements(slug, 'Diagram')) {
      expect(existsSync(diagramFile(slug, attributeOf(piece, 'name')))).toBe(true)
      expect(attributeOf(piece, 'alt').length).toBeGreaterThan(20)
    }
  })

  test('is Markdown with known parts and without code', () => {
    for (const piece of piecesOf(slug)) {
      expect(piece.type).not.toMatch(/Expression|Esm|^html$|^image$/)
      if (isElement(piece)) expect(piece.name).toMatch(/^(Source|Diagram|Note|Unconfirmed|TryIt)$/)
      if (piece.type === 'heading') expect(piece.depth).toBeGreaterThanOrEqual(2)
    }
  })

  test('has headings that lead to one place each', async () => {
    const { contents } = await renderArticle(article, articles)
    const ids = ['questions', 'sources', 'contents', ...contents.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([
  ['an unknown key', { author: 'somebody' }],
  ['a long title', { title: 'a'.repeat(66) }],
  ['a short description', { description: 'short' }],
  ['a day that is none', { date: '2026-02-30' }],
  ['one related article', { related: ['a'] }],
])('front matter with %s is refused', (_fault, change) => {
  const good = {
    title: 'Title',
    description: 'd'.repeat(80),
    date: '2026-11-21',
    updated: '2026-11-21',
    kind: 'guide',
    related: ['a', 'b'],
    faq: [],
    sources: [],
  }
  expect(frontMatter.safeParse(good).success).toBe(true)
  expect(frontMatter.safeParse({ ...good, ...change }).success).toBe(false)
})
