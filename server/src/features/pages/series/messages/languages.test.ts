import { describe, expect, it, test } from 'vitest'
import { countBooks, seriesMessagesIn } from './languages.ts'

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const { en } = seriesMessagesIn

describe.each(Object.entries(seriesMessagesIn))('the series page in %s', (language, messages) => {
  it('has every text with the same values', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      if (key === 'books') continue
      expect(messages[key].trim(), key).not.toBe('')
      expect(placeholdersIn(messages[key]), key).toEqual(placeholdersIn(en[key]))
    }
  })

  it('has every plural form of the language', () => {
    const forms: Partial<Record<string, string>> = messages.books
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
