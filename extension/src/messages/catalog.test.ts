import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTranslationProblems } from '@everyshelf/domain/testing'
import { describe, expect, test } from 'vitest'
import { storeLimits, stores } from '../../store/limits.ts'
import { languages, listMessages, localeFile, translations } from './catalog.ts'
import { en } from './en.ts'

const names = [...listMessages('en').keys()]

/** Words that these languages share with English. */
const sameAsEnglish = {
  de: ['linksHeading', 'channelWeb', 'channelMail'],
  fr: ['note', 'channelMail'],
  it: ['accountHeading', 'formatEbook', 'formatGraphicNovel', 'channelMail', 'channelEbook'],
  pt: ['linksHeading', 'formatGraphicNovel', 'channelMail'],
}

test('every text is translated from the English that it has now', () => {
  expect(findTranslationProblems(en, translations, sameAsEnglish)).toEqual([])
})

test.each(languages)(
  '%s has every text of the catalogs, by a name that browsers take',
  (language) => {
    const { path, contents } = localeFile(language)
    expect(path).toMatch(/^[a-z]{2}(_BR)?\/messages\.json$/)
    expect(Object.keys(JSON.parse(contents) as object)).toEqual(names)
  },
)

describe.each(stores)('in the store of %s', (store) => {
  const { name, description } = storeLimits[store]

  test.each(languages)('name and description of %s fit', (language) => {
    const texts = listMessages(language)
    expect(texts.get('extensionName')?.length).toBeLessThanOrEqual(name)
    expect(texts.get('extensionDescription')?.length).toBeLessThanOrEqual(description)
  })
})

test('no two names differ only in upper and lower case, which browsers ignore', () => {
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([])
})

test('no text has a dollar sign, which browsers take for a value', () => {
  const all = languages.flatMap((language) => [...listMessages(language).values()])
  expect(all.filter((text) => text.includes('$'))).toEqual([])
})

test('every text is used', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('messages') || file.endsWith('translate.ts'),
  )
  const sources = [...files.map((file) => join(root, file)), join(root, '..', 'wxt.config.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const isUsed = (name: string) => new RegExp(`['"]${name}['"]|__MSG_${name}__`).test(sources)
  expect(Object.keys(en).filter((name) => !isUsed(name))).toEqual([])
})
