import { expect, test } from 'vitest'
import { findTranslationProblems } from '../testing/index.ts'
import { fill } from './fill.ts'
import { listTexts, readCatalog, type Translation } from './translation.ts'

const en = {
  menu: { open: 'Open {title}', close: 'Close', swap: '{store} for {other}' },
  books: { one: '{count} book', other: '{count} books' },
} as const

const de: Translation<typeof en> = {
  menu: {
    open: ['Open {title}', '{title} öffnen'],
    close: ['Close', 'Schließen'],
    swap: ['{store} for {other}', 'Statt {other}: {store}'],
  },
  books: [
    { one: '{count} book', other: '{count} books' },
    { one: 'ein Buch', other: '{count} Bücher' },
  ],
}

test('a catalog has its texts in every language, without the English beside them', () => {
  const catalog = readCatalog(en, { de })
  expect(fill(catalog.de.menu.open, { title: 'Emma' })).toBe('Emma öffnen')
  expect(fill(catalog.en.menu.open, { title: 'Emma' })).toBe('Open Emma')
  expect(listTexts(catalog.de)).toEqual([
    ['menu.open', '{title} öffnen'],
    ['menu.close', 'Schließen'],
    ['menu.swap', 'Statt {other}: {store}'],
    ['books.one', 'ein Buch'],
    ['books.other', '{count} Bücher'],
  ])
})

test('values stay unchanged, even if they look like placeholders', () => {
  expect(fill('{store} instead of {other}', { store: '{other}', other: '$&' })).toBe(
    '{other} instead of $&',
  )
})

test('the compiler knows the placeholders of a text, and the English of a translation', () => {
  const { menu } = readCatalog(en, { de }).de
  // @ts-expect-error: the value of {title} is missing.
  expect(fill(menu.open, {})).toBe(' öffnen')
  // @ts-expect-error: {title} is missing.
  const open: Translation<typeof en.menu.open> = ['Open {title}', 'Öffnen']
  // @ts-expect-error: the English has changed.
  const close: Translation<typeof en.menu.close> = ['Shut', 'Schließen']
  expect([open, close]).toHaveLength(2)
})

test.each([
  ['de menu.close: translates "Shut", but the English is "Close"', { close: ['Shut', 'Zu'] }],
  ['de menu.close: has no translation', { close: undefined }],
  ['de menu.close: is empty', { close: ['Close', ' '] }],
  ['de menu.close: is English', { close: ['Close', 'Close'] }],
  ['de menu.open: has the placeholders ""', { open: ['Open {title}', 'Öffnen'] }],
  ['de menu.hide: has no English', { hide: ['Hide', 'Verbergen'] }],
])('a problem reads “%s”', (problem, change) => {
  expect(findTranslationProblems(en, { de: { ...de, menu: { ...de.menu, ...change } } })).toEqual([
    problem,
  ])
})

test('a translation needs every plural form of its language', () => {
  const pl = { ...de, books: [en.books, { one: '{count} książka', other: '{count} książki' }] }
  expect(findTranslationProblems(en, { pl })).toEqual([
    'pl books: has no form "many"',
    'pl books: has no form "few"',
  ])
})

test('words that are the same as in English are named, and only those', () => {
  const texts = { ...de, menu: { ...de.menu, close: ['Close', 'Close'] } }
  expect(findTranslationProblems(en, { de: texts }, { de: ['menu.close'] })).toEqual([])
  expect(findTranslationProblems(en, { de }, { de: ['menu.close'] })).toEqual([
    'de menu.close: is not English',
  ])
})
