import { type Book, type BookDetails, hasJapaneseText } from '@everyshelf/domain/books'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HAN = /\p{Script=Han}/u

/** The languages of books with Chinese characters, by the first digits of the ISBN. Source: the International ISBN Agency. */
const hanLanguages = {
  '9784': 'ja',
  '9787': 'zh-Hans',
  '978957': 'zh-Hant',
  '978986': 'zh-Hant',
  '978626': 'zh-Hant',
  '978962': 'zh-Hant',
  '978988': 'zh-Hant',
} as const

type HanLanguage = (typeof hanLanguages)[keyof typeof hanLanguages]

type BookOfText = Pick<Book, 'isbn13'> & Pick<BookDetails, 'language'>

/**
 * The language of a book's text with Chinese characters, as a BCP 47 tag, because the characters look
 * different in Chinese and Japanese. Null for other texts, and if nothing reveals the language.
 *
 * @example findHanLanguage('三体', { language: '', isbn13: '9787536692930' }) // 'zh-Hans'
 */
export function findHanLanguage(
  text: string,
  { language, isbn13 }: BookOfText = { language: '', isbn13: null },
): HanLanguage | null {
  if (KANA.test(text)) return 'ja'
  if (!HAN.test(text) || language === 'ko') return null
  if (language === 'ja') return 'ja'
  const known = Object.entries(hanLanguages).find(([digits]) => isbn13?.startsWith(digits))?.[1]
  return language === 'zh' && known !== 'zh-Hant' ? 'zh-Hans' : (known ?? null)
}

/** The language of a book's title or subtitle as a BCP 47 tag. Null if it is unknown. */
export function findTitleLanguage(title: string, book: BookOfText): string | null {
  const language = findHanLanguage(title, book)
  if (language) return language
  return HAN.test(title) && book.language !== 'ko' ? null : book.language || null
}

/** Whether a text is set in the Japanese font. A text without a known language has that of the page. */
export function isInJapanese(text: string, language: string | null, pageLanguage: string): boolean {
  return hasJapaneseText(text) && (language ?? findHanLanguage(text) ?? pageLanguage) === 'ja'
}
