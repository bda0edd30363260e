import { describe, expect, test } from 'vitest'
import { pageLanguages } from '../../messages/languages.ts'
import { authorPageMessages } from './author-page-messages.ts'
import type { AuthorPageMessages } from './messages.ts'

type Language = keyof typeof authorPageMessages

const languages = Object.keys(authorPageMessages) as Language[]
const names = Object.keys(authorPageMessages.en) as (keyof AuthorPageMessages)[]
const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

describe('the texts of author pages', () => {
  test('exist in every language of the reader page', () => {
    expect(languages).toEqual(expect.arrayContaining([...pageLanguages]))
  })

  test.each(languages)('are complete in %s, and have the same placeholders', (language) => {
    const messages = authorPageMessages[language]
    expect(Object.keys(messages)).toEqual(names)
    for (const name of names) {
      expect(messages[name].trim(), name).not.toBe('')
      expect(placeholdersIn(messages[name]), name).toEqual(
        placeholdersIn(authorPageMessages.en[name]),
      )
    }
  })

  test.each(languages.filter((language) => language !== 'en'))(
    'are translated into %s',
    (language) => {
      const same = names.filter(
        (name) => authorPageMessages[language][name] === authorPageMessages.en[name],
      )
      // Dutch and Spanish use the same word.
      expect(same.filter((name) => name !== 'series')).toEqual([])
    },
  )
})
