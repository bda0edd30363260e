import { describe, expect, it, test } from 'vitest'
import {
  choosePageLanguage,
  languageTag,
  messagesIn,
  type PageLanguage,
  pageLanguages,
} from './languages.ts'
import { fill, type Messages } from './messages.ts'

const names = Object.keys(messagesIn.en) as (keyof Messages)[]
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

/** Words that these languages share with English. */
const sameAsEnglish: Readonly<Partial<Record<PageLanguage, readonly (keyof Messages)[]>>> = {
  de: ['details'],
  it: ['ebook', 'privacy', 'email'],
  nl: ['details', 'privacy', 'paperback', 'hardcover'],
  pl: ['audio', 'audiobook'],
}

describe('the texts of the page', () => {
  it('exist in twelve languages', () => {
    expect(pageLanguages.join(' ')).toBe('en de fr es it ja hi pt nl pl sv zh')
  })

  test.each(pageLanguages)('are complete in %s and have the same placeholders', (language) => {
    const messages = messagesIn[language]
    expect(Object.keys(messages)).toEqual(names)
    for (const name of names) {
      expect(messages[name].trim(), name).not.toBe('')
      expect(placeholdersIn(messages[name]), name).toEqual(placeholdersIn(messagesIn.en[name]))
    }
  })

  test.each(pageLanguages.filter((language) => language !== 'en'))(
    'are translated into %s',
    (language) => {
      const same = names.filter((name) => messagesIn[language][name] === messagesIn.en[name])
      expect(same).toEqual(sameAsEnglish[language] ?? [])
    },
  )
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
