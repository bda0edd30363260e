import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { describe, expect, it, test } from 'vitest'
import { type Messages, messagesIn } from './languages.ts'

const names = Object.keys(messagesIn.en.book) as (keyof Messages['book'])[]
const european = pageLanguages.filter((language) => !['ja', 'hi', 'zh'].includes(language))
const layoutLanguages = ['en', 'de', 'fr', 'es', 'it', 'ja', 'hi', 'pt'] as const

/** The columns that a text takes: Chinese and Japanese characters are twice as wide. */
const widthOf = (text: string) =>
  [...text].reduce(
    (width, character) => width + (/[\u3000-\u9fff\uff00-\uff60]/.test(character) ? 2 : 1),
    0,
  )

function listTexts(languages: readonly PageLanguage[]) {
  return languages.flatMap((language) =>
    names.map((name) => ({ at: `${language}.${name}`, text: messagesIn[language].book[name] })),
  )
}

const findWrong = (languages: readonly PageLanguage[], pattern: RegExp) =>
  listTexts(languages).filter(({ text }) => pattern.test(text))

describe('the texts of the page', () => {
  // The page was laid out with these; six more columns fit on a button of a narrow phone.
  test.each(['nl', 'pl', 'sv', 'zh'] as const)(
    'are hardly longer in %s than in other languages',
    (language) => {
      const long = names.filter((name) => {
        const longest = Math.max(
          ...layoutLanguages.map((other) => widthOf(messagesIn[other].book[name])),
        )
        return widthOf(messagesIn[language].book[name]) > longest + 6
      })
      expect(long).toEqual([])
    },
  )

  it('have typographic apostrophes, and spaces only between words', () => {
    expect(findWrong(pageLanguages, /['"]|^\s|\s$|\s\s|\s[,.]/)).toEqual([])
  })

  it('have dashes with spaces, and no hyphen in place of a dash', () => {
    expect(findWrong(pageLanguages, /—| - |\S–|–\S/)).toEqual([])
  })

  it('keep French punctuation on the line of its word', () => {
    expect(findWrong(['fr'], /[^\u00a0][:;?!]/)).toEqual([])
    expect(
      findWrong(
        european.filter((language) => language !== 'fr'),
        /\s[:;?!]/,
      ),
    ).toEqual([])
  })

  it('keep Polish words of one letter on the line of the next word', () => {
    expect(findWrong(['pl'], /(?:^|\s)[aiouwz] /i)).toEqual([])
    expect(messagesIn.pl.book.aboutUs).toBe('O\u00a0Everyshelf')
  })

  it('have full-width punctuation after Chinese and Japanese characters', () => {
    expect(findWrong(['ja', 'zh'], /[\u3040-\u9fff][,.:;?!()]/)).toEqual([])
  })

  it('have a space between Chinese and Latin letters', () => {
    expect(findWrong(['zh'], /[\u4e00-\u9fff][a-z\d]|[a-z\d][\u4e00-\u9fff]/i)).toEqual([])
  })
})
