import { findTranslationProblems } from '@everyshelf/domain/testing'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { translations } from './index.ts'

/** Words that these languages share with English. */
const sameAsEnglish = {
  de: ['label.themeSystem', 'label.amazonIn', 'hint.textAndCause'],
  fr: ['label.amazonIn', 'hint.textAndCause'],
  it: ['label.amazonIn', 'hint.textAndCause'],
  es: [
    'label.amazonIn',
    'hint.textAndCause',
    'error.generation-failed.title',
    'error.unexpected.title',
  ],
  ja: ['label.amazonIn'],
  pt: ['label.amazonIn', 'hint.textAndCause'],
  hi: ['label.amazonIn'],
}

test('every text is translated from the English that it has now', () => {
  expect(findTranslationProblems(en, translations, sameAsEnglish)).toEqual([])
})
