import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { storeLimits, stores } from '../../store/limits.ts'
import { allTexts, catalog, messagesFile } from './catalog.ts'
import { locales } from './texts.ts'

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = allTexts
const names = Object.keys(allTexts)

/** Names whose text is the same word in another language. */
const SAME_WORD = new Set([
  'language',
  'accountHeading',
  'linksHeading',
  'formatEbook',
  'formatGraphicNovel',
  'note',
  'channelWeb',
  'channelMail',
  'channelEbook',
  'ui_amazonIn',
  'ui_themeSystem',
  // Two values and a full stop.
  'ui_textAndCause',
  'error_generation_failed_title',
  'error_unexpected_title',
])

describe.each(locales)('in %s', (locale) => {
  test('every text is there', () => {
    const messages = JSON.parse(messagesFile(locale)) as Record<string, { message: string }>
    expect(Object.keys(messages)).toEqual(names)
    const empty = names.filter((name) => !messages[name]?.message.trim())
    expect(empty).toEqual([])
  })

  test('every text has the same values as in English', () => {
    const valuesOf = (text = '') => [...text.matchAll(/\$\d/g)].map(([value]) => value).toSorted()
    const different = names.filter((name) => {
      // "One" may be written out.
      if (name.endsWith('_one') && valuesOf(texts[name]?.[locale]).length === 0) return false
      return String(valuesOf(texts[name]?.[locale])) !== String(valuesOf(texts[name]?.en))
    })
    expect(different).toEqual([])
  })

  test.each(stores)('name and description fit the store of %s', (store) => {
    const { name, description } = storeLimits[store]
    expect(catalog.extensionName[locale].length).toBeLessThanOrEqual(name)
    expect(catalog.extensionDescription[locale].length).toBeLessThanOrEqual(description)
  })

  test('no text is left in English', () => {
    if (locale === 'en') return
    const same = names.filter((name) => texts[name]?.[locale] === texts[name]?.en)
    expect(same.filter((name) => !SAME_WORD.has(name))).toEqual([])
  })
})

test('no two names differ only in upper and lower case, which browsers ignore', () => {
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([])
})

test('no text has a dollar sign that is not a value', () => {
  const all = names.flatMap((name) => Object.values(texts[name] ?? {}))
  expect(all.filter((text) => /\$(?!\d)/.test(text))).toEqual([])
})

test('every text is used', () => {
  const root = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.startsWith('locales') || file.endsWith('translate.ts'),
  )
  const sources = [...files.map((file) => join(root, file)), join(root, '..', 'wxt.config.ts')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const isUsed = (name: string) => new RegExp(`['"]${name}['"]|__MSG_${name}__`).test(sources)
  const own = Object.keys(catalog)
  expect(own.filter((name) => !isUsed(name.replace(/_(?:one|other)$/, '')))).toEqual([])
})
