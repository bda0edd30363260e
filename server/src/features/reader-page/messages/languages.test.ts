import { describe, expect, it, test } from 'vitest'
import { choosePageLanguage, messagesIn, pageLanguages } from './languages.ts'
import { fill, type Messages } from './messages.ts'

const names = Object.keys(messagesIn.en) as (keyof Messages)[]
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('the words of the page', () => {
  it('are there in the languages of the twelve core stores', () => {
    expect(pageLanguages).toEqual(['en', 'de', 'fr', 'es', 'it', 'ja', 'hi', 'pt'])
  })

  test.each(pageLanguages)('are complete in %s, and name the same things', (language) => {
    const messages = messagesIn[language]
    expect(Object.keys(messages)).toEqual(names)
    for (const name of names) {
      expect(messages[name].trim(), name).not.toBe('')
      expect(placesIn(messages[name]), name).toEqual(placesIn(messagesIn.en[name]))
    }
  })

  test.each(pageLanguages.filter((language) => language !== 'en'))(
    'are translated into %s',
    (language) => {
      const same = names.filter((name) => messagesIn[language][name] === messagesIn.en[name])
      // "Ebook" is the Italian word too.
      expect(same.filter((name) => name !== 'ebook')).toEqual([])
    },
  )
})

describe('choosePageLanguage', () => {
  test.each([
    [['de-at', 'en'], 'de'],
    [['nl', 'fr-be', 'de'], 'fr'],
    [['pt-br'], 'pt'],
    [['sv', 'fi'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (languages, language) => {
    expect(choosePageLanguage(languages)).toBe(language)
  })
})

describe('fill', () => {
  it('puts names into their places, whatever they look like', () => {
    expect(fill('{store} instead of {other}', { store: '{other}', other: '$&' })).toBe(
      '{other} instead of $&',
    )
  })
})
