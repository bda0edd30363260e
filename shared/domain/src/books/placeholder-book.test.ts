import { expect, test } from 'vitest'
import { type BookIdentifier, parseBookIdentifier } from '../identifiers/index.ts'
import { placeholderBook } from './index.ts'

const identifier = (text: string) => parseBookIdentifier(text) as BookIdentifier

test('the placeholder has the ISBN in its title and the cover path of this server', () => {
  expect(placeholderBook(identifier('0143127748'))).toEqual({
    title: 'Book (ID: 9780143127741)',
    authors: [],
    description: null,
    publisher: null,
    isbn10: '0143127748',
    isbn13: '9780143127741',
    coverImage: '/covers/9780143127741',
    source: 'placeholder',
  })
})

test('a Kindle book has no ISBN and no cover', () => {
  expect(placeholderBook(identifier('B00ICH9SAC'))).toMatchObject({
    title: 'Book (ID: B00ICH9SAC)',
    isbn13: null,
    coverImage: null,
  })
})
