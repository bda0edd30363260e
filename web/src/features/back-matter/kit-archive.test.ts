import { buildBackMatter, type KitBook } from '@everyshelf/domain/back-matter'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import { plainLink } from '@everyshelf/domain/routing'
import { expect, test } from 'vitest'
import { listArchive } from './kit-archive.ts'

function bookOf(title: string, isbn: string): KitBook {
  const identifier = parseBookIdentifier(isbn)
  if (!identifier) throw new TypeError('not a book')
  const slug = title.toLowerCase().replaceAll(' ', '-')
  return {
    title,
    link: plainLink(identifier),
    ebookSlug: `${slug}-e` as Slug,
    printSlug: `${slug}-p` as Slug,
    printLink: `https://everyshelf.example/go/${slug}-p`,
  }
}

const matters = buildBackMatter({
  origin: 'https://everyshelf.example',
  language: 'en',
  author: 'Frank Herbert',
  book: bookOf('Dune', '9780441172719'),
  next: bookOf('Dune Messiah', '9780593098233'),
  isInSeries: false,
  others: [],
  authorPage: null,
  newsletterUrl: 'https://ada.example.org/news',
})
const { texts, codes } = listArchive('Dune', matters)
const textAt = (path: string) => texts.find((file) => file.path === path)?.text ?? ''

test('has a folder for each file of the book', () => {
  const paths = texts.map(({ path }) => path)
  expect(paths[0]).toBe('README.txt')
  for (const folder of ['kindle', 'apple', 'kobo', 'bn', 'thalia', 'distributor']) {
    expect(paths).toContain(`${folder}/back-matter.xhtml`)
  }
  expect(paths.filter((path) => path.startsWith('print/'))).toEqual([
    'print/back-matter.html',
    'print/back-matter.txt',
  ])
  expect(new Set(paths).size).toBe(paths.length)
  for (const { path, text } of texts) expect([path, text.length > 40]).toEqual([path, true])
})

test('has a code for each link of the printed book', () => {
  expect(codes).toEqual([
    { path: 'print/qr-1-next', url: 'https://everyshelf.example/go/dune-messiah-p' },
    { path: 'print/qr-2-newsletter', url: 'https://ada.example.org/news' },
  ])
})

test('explains each folder and its rule in the README', () => {
  const readme = textAt('README.txt')
  expect(readme).toContain('kindle/ – Kindle\n')
  expect(readme).toContain('https://kdp.amazon.com/en_US/help/topic/GQ6JQ7FM6C72HE4X')
  expect(readme).toContain(
    'Not included: your newsletter, because its sign-up form asks readers for data.',
  )
  expect(readme).toContain('print/qr-1-next: everyshelf.example/go/dune-messiah-p')
  for (const { file } of matters) expect(readme).toContain(`${file.code}/ – ${file.name}`)
})

test('leaves out files without any link', () => {
  const empty = matters.map((matter) => ({ ...matter, sections: [] }))
  expect(listArchive('Dune', empty)).toMatchObject({ texts: [{ path: 'README.txt' }], codes: [] })
})
