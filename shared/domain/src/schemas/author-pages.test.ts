import { expect, test } from 'vitest'
import {
  authorPagesCreateInput,
  authorPagesUpdateInput,
  seriesCreateInput,
  seriesUpdateInput,
} from './index.ts'

const id = '5f0c9a1be24d77c0a3b61e90'

test('cleans the texts of an author page, and reads address, links and books', () => {
  expect(
    authorPagesCreateInput.parse({ name: ' Ada\u202e  Lind ', address: ' Ada-Lind ' }),
  ).toEqual({
    name: 'Ada Lind',
    address: 'ada-lind',
  })
  const update = {
    id,
    text: ' I write.\r\n\r\n\r\nIn Malmö. ',
    links: ['ada.example', 'https://ada.example/', 'https://bsky.app/profile/ada'],
    books: [id, '5f0c9a1be24d77c0a3b61e91', id],
  }
  expect(authorPagesUpdateInput.parse(update)).toEqual({
    id,
    text: 'I write.\n\nIn Malmö.',
    links: ['https://ada.example/', 'https://bsky.app/profile/ada'],
    books: [id, '5f0c9a1be24d77c0a3b61e91'],
  })
})

test.each([
  [{ address: 'a' }, 'invalid-page-address'],
  [{ address: 'ada--lind' }, 'invalid-page-address'],
  [{ address: 'Admin' }, 'page-address-reserved'],
  [{ links: ['http://ada.example'] }, 'invalid-profile-link'],
])('%j is refused as %s', (fields, reason) => {
  const { error } = authorPagesUpdateInput.safeParse({ id, ...fields })
  expect(error?.issues.map(({ message }) => message)).toEqual([reason])
})

test.each([
  { name: '' },
  { name: '\u200b' },
  { name: 'a'.repeat(81) },
  { text: 'a'.repeat(2001) },
  { links: Array.from({ length: 13 }, (_, n) => `https://ada.example/${n}`) },
  { books: Array.from({ length: 201 }, (_, n) => String(n).padStart(10, '0')) },
  { publishedAt: '2026-11-26T08:00:00.000Z' },
])('%j is refused', (fields) => {
  expect(authorPagesUpdateInput.safeParse({ id, ...fields }).success).toBe(false)
})

test.each([
  'Ada Lind, free at t.me/pills',
  'WWW.evil.example',
  'ada@evil.example',
  'Win at evil.com',
  'Win at evil．com',
])('S12 “%s” names neither an author page nor a series', (name) => {
  const inputs = [
    authorPagesCreateInput.safeParse({ name, address: 'ada-lind' }),
    authorPagesUpdateInput.safeParse({ id, name }),
    seriesCreateInput.safeParse({ name }),
    seriesUpdateInput.safeParse({ id, name }),
  ]
  expect(inputs.map(({ error }) => error?.issues.map(({ message }) => message))).toEqual(
    inputs.map(() => ['address-in-name']),
  )
})

test.each(['J.R.R. Tolkien', 'Dr.Seuss', 'will.i.am', 'Sgt. Pepper vs. Dr. No', 'Vol.2'])(
  '“%s” names an author page and a series',
  (name) => {
    expect(authorPagesUpdateInput.parse({ id, name })).toEqual({ id, name })
    expect(seriesUpdateInput.parse({ id, name })).toEqual({ id, name })
  },
)
