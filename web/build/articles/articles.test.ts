import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { comparisonPages } from '../../src/components/layout/navigation.ts'
import { articlePath, pagePaths } from '../../src/lib/paths.ts'
import { listClaimsWithoutSource } from './claims.ts'
import { frontMatter } from './front-matter.ts'
import { parseBody } from './parse-body.ts'
import { articlesFolder, diagramFile, readArticles } from './read-articles.ts'
import { renderArticle } from './render-article.ts'
import { type SyntaxNode, textOf, walkTree } from './syntax-tree.ts'

const articles = readArticles()
const bodies = new Map(articles.map(({ slug, body }) => [slug, [...walkTree(parseBody(body))]]))
const nodesOf = (slug: string) => bodies.get(slug) ?? []
const slugs = articles.map(({ slug }) => slug)

const isElement = ({ type }: SyntaxNode) => /^mdxJsx/.test(type)
const attributeOf = (node: SyntaxNode, name: string) =>
  String(node.attributes?.find((one) => one.name === name)?.value ?? '')
const elements = (slug: string, name: string) =>
  nodesOf(slug).filter((node) => isElement(node) && node.name === name)

test('the eleven articles of the specification exist', () => {
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

test('Why Us in the footer lists the comparisons marked for it', () => {
  const chosen = articles.flatMap(({ whyUs, slug }) =>
    whyUs ? [{ label: whyUs, to: articlePath(slug) }] : [],
  )
  expect(chosen).toHaveLength(4)
  expect(comparisonPages).toHaveLength(4)
  expect(comparisonPages).toEqual(expect.arrayContaining(chosen))
})

test('every diagram belongs to an article', () => {
  const named = slugs.flatMap((slug) =>
    elements(slug, 'Diagram').map((node) => diagramFile(slug, attributeOf(node, 'name'))),
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

  test('links to existing related articles', () => {
    expect(slugs).toEqual(expect.arrayContaining(related))
    expect(related).not.toContain(slug)
    expect(new Set(related).size).toBe(related.length)
  })

  test('links only to existing pages of this site', () => {
    const pages = new Set([...pagePaths, ...slugs.map(articlePath)])
    const links = nodesOf(slug).filter(({ type }) => /^(link|image|definition)$/.test(type))
    for (const { url = '' } of links) expect(pages, url).toContain(url)
  })

  test('uses every listed source, and lists every used source', () => {
    const used = elements(slug, 'Source').map((node) => attributeOf(node, 'id'))
    const named = sources.map(({ id }) => id)
    expect([...new Set(used)].toSorted()).toEqual(named.toSorted())
  })

  test('makes no claim about others without a source', () => {
    expect(listClaimsWithoutSource(parseBody(article.body), rival)).toEqual([])
  })

  test('names a rival if it compares', () =>
    expect(rival !== undefined).toBe(kind === 'comparison'))

  test('puts numbers of sources after the punctuation, with no space before', () => {
    expect(article.body).not.toMatch(/\s<Source|<Source[^>]*>[.,;:]/)
  })

  test('has curly apostrophes', () => {
    expect(textOf(parseBody(article.body))).not.toMatch(/[a-z]'/)
  })

  test('has diagrams that exist and are described', () => {
    for (const node of elements(slug, 'Diagram')) {
      expect(existsSync(diagramFile(slug, attributeOf(node, 'name')))).toBe(true)
      expect(attributeOf(node, 'alt').length).toBeGreaterThan(20)
    }
  })

  test('is Markdown with known components and no code', () => {
    for (const node of nodesOf(slug)) {
      expect(node.type).not.toMatch(/Expression|Esm|^html$|^image$/)
      if (isElement(node)) expect(node.name).toMatch(/^(Source|Diagram|Note|Unconfirmed|TryIt)$/)
      if (node.type === 'heading') expect(node.depth).toBeGreaterThanOrEqual(2)
    }
  })

  test('has unique heading IDs', async () => {
    const { contents } = await renderArticle(article, articles)
    const ids = ['questions', 'sources', 'contents', ...contents.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test.each([
  ['an unknown key', { author: 'unknown' }],
  ['a long title', { title: 'a'.repeat(66) }],
  ['a short description', { description: 'short' }],
  ['an invalid date', { date: '2026-02-30' }],
  ['one related article', { related: ['a'] }],
])('front matter with %s is rejected', (_error, change) => {
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
