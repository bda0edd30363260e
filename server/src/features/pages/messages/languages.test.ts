import type { PageLanguage } from '@everyshelf/domain/product-facts'
import { findTranslationProblems } from '@everyshelf/domain/testing'
import { describe, expect, it, test } from 'vitest'
import { en } from './en.ts'
import { choosePageLanguage, countBooks, languageTag, translations } from './languages.ts'

/** Words that these languages share with English. */
const sameAsEnglish: Readonly<Partial<Record<PageLanguage, readonly string[]>>> = {
  de: ['book.details'],
  es: ['author.series'],
  it: ['book.ebook', 'book.privacy', 'book.email'],
  nl: ['book.details', 'book.privacy', 'book.paperback', 'book.hardcover', 'author.series'],
  pl: ['book.audio', 'book.audiobook'],
}

describe('the texts of public pages', () => {
  it('are translated from the English that they have now', () => {
    expect(findTranslationProblems(en, translations, sameAsEnglish)).toEqual([])
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

test('the tag of Chinese names its script', () => {
  expect(languageTag('zh')).toBe('zh-Hans')
  expect(languageTag('pl')).toBe('pl')
})
