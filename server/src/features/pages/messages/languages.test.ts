import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { describe, expect, it, test } from 'vitest'
import { choosePageLanguage, countBooks, languageTag, messagesIn } from './languages.ts'
import { fill } from './messages.ts'

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

/** The texts by page and name, without those that have plural forms. */
const listTexts = (language: PageLanguage) =>
  new Map(
    Object.entries(messagesIn[language]).flatMap(([page, texts]) =>
      Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
        typeof text === 'string' ? [[`${page}.${name}`, text] as const] : [],
      ),
    ),
  )
const english = listTexts('en')

/** Words that these languages share with English. */
const sameAsEnglish: Readonly<Partial<Record<PageLanguage, readonly string[]>>> = {
  de: ['book.details'],
  es: ['author.series'],
  it: ['book.ebook', 'book.privacy', 'book.email'],
  nl: ['book.details', 'book.privacy', 'book.paperback', 'book.hardcover', 'author.series'],
  pl: ['book.audio', 'book.audiobook'],
}

describe('the texts of public pages', () => {
  test.each(pageLanguages)('are complete in %s and have the same placeholders', (language) => {
    const texts = listTexts(language)
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [name, text] of texts) {
      expect(text.trim(), name).not.toBe('')
      expect(placeholdersIn(text), name).toEqual(placeholdersIn(english.get(name) ?? ''))
    }
  })

  test.each(pageLanguages.filter((language) => language !== 'en'))(
    'are translated into %s',
    (language) => {
      const texts = listTexts(language)
      const same = [...english].filter(([name, text]) => texts.get(name) === text)
      expect(same.map(([name]) => name)).toEqual(sameAsEnglish[language] ?? [])
    },
  )

  test.each(pageLanguages)('have every plural form of %s', (language) => {
    const forms: Partial<Record<string, string>> = messagesIn[language].series.books
    for (const category of new Intl.PluralRules(language).resolvedOptions().pluralCategories) {
      // French, Italian, Portuguese, and Spanish use `many` only from a million on.
      if (category === 'many' && language !== 'pl') continue
      expect(forms[category], category).toContain('{count}')
    }
  })
})

test.each([
  ['en', 1, '1 book'],
  ['en', 3, '3 books'],
  ['de', 0, '0 Bände'],
  ['ja', 5, '全5冊'],
] as const)('in %s, %i books are "%s"', (language, count, text) => {
  expect(countBooks(language, count)).toBe(text)
})

describe('choosePageLanguage', () => {
  test.each([
    [['de-at', 'en'], 'de'],
    [['fi', 'fr-be', 'de'], 'fr'],
    [['pt-br'], 'pt'],
    [['nl-be'], 'nl'],
    [['da', 'fi'], 'en'],
    [[], 'en'],
    [['zh'], 'zh'],
    [['zh-cn', 'zh', 'en'], 'zh'],
    [['zh-sg'], 'zh'],
    [['zh-hans-hk', 'en'], 'zh'],
    // Traditional Chinese as browsers send it: Simplified only if nothing else fits.
    [['zh-tw', 'zh', 'en-us', 'en'], 'en'],
    [['zh-hk', 'ja'], 'ja'],
    [['zh-hant-cn', 'pl'], 'pl'],
    [['zh-tw', 'zh-cn', 'en'], 'zh'],
    [['zh-tw', 'zh'], 'zh'],
    [['zh-mo', 'ko'], 'zh'],
  ])('of %j is %s', (languages, language) => {
    expect(choosePageLanguage(languages)).toBe(language)
  })
})

describe('fill', () => {
  it('inserts values unchanged, even if they look like placeholders', () => {
    expect(fill('{store} instead of {other}', { store: '{other}', other: '$&' })).toBe(
      '{other} instead of $&',
    )
  })
})

test('the tag of Chinese names its script', () => {
  expect(languageTag('zh')).toBe('zh-Hans')
  expect(languageTag('pl')).toBe('pl')
})
