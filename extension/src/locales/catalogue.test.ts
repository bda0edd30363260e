import { describe, expect, test } from 'vitest'
import { catalogue, locales, messagesFile } from './catalogue.ts'

/** Limits of the Chrome Web Store. */
const LONGEST_NAME = 75
const LONGEST_DESCRIPTION = 132

describe.each(locales)('in %s', (locale) => {
  test('every text is there', () => {
    const messages = JSON.parse(messagesFile(locale)) as Record<string, { message: string }>
    expect(Object.keys(messages)).toEqual(Object.keys(catalogue))
    for (const [name, { message }] of Object.entries(messages)) {
      expect(message.trim(), name).not.toBe('')
    }
  })

  test('name and description fit the stores', () => {
    expect(catalogue.extensionName[locale].length).toBeLessThanOrEqual(LONGEST_NAME)
    expect(catalogue.extensionDescription[locale].length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
  })

  test('no text is left in English', () => {
    if (locale === 'en') return
    const all: Record<string, Record<string, string>> = catalogue
    const same = Object.entries(all).filter(([, texts]) => texts[locale] === texts.en)
    expect(same).toEqual([])
  })
})
