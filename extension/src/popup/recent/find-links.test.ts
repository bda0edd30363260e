import { expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

const link = (title: string, slug: string, key: string) => ({
  id: slug,
  title,
  slug,
  key,
  globalLink: `https://everyshelf.example/go/${slug}`,
})
const links = [
  link('Jane Eyre', 'je', '9780141441146'),
  link('Los años de Allende', 'allende', '9788420412146'),
  link('Emma', 'h7kq2mw', '9780141439587'),
]
const titlesFor = (typed: string) => findLinks(links, typed).map(({ title }) => title)

test.each([
  ['', ['Jane Eyre', 'Los años de Allende', 'Emma']],
  ['EMMA', ['Emma']],
  ['anos', ['Los años de Allende']],
  ['h7kq', ['Emma']],
  ['978-0-14-144114-6', ['Jane Eyre']],
  ['nothing of the kind', []],
])('%j finds %j', (typed, titles) => {
  expect(titlesFor(typed)).toEqual(titles)
})

test('shows the newest twenty', () => {
  const many = Array.from({ length: 30 }, (_, index) => link(`Book ${index}`, `b${index}`, '0'))
  expect(findLinks(many, 'book')).toHaveLength(20)
})
