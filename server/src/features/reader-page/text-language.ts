import type { Book, BookDetails } from '@everyshelf/domain/books'

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

export type BookOfText = Pick<Book, 'isbn13'> & Pick<BookDetails, 'language'>

/**
 * The language of a text about a book that has Chinese characters, as a BCP 47 tag: they look different in Chinese and
 * Japanese. Null for other texts, and if nothing tells the language.
 *
 * @example findHanLanguage('三体', { language: '', isbn13: '9787536692930' }) // 'zh-Hans'
 */
export function findHanLanguage(
  text: string,
  { language, isbn13 }: BookOfText,
): HanLanguage | null {
  if (KANA.test(text)) return 'ja'
  if (!HAN.test(text) || language === 'ko') return null
  if (language === 'ja') return 'ja'
  const known = Object.entries(hanLanguages).find(([digits]) => isbn13?.startsWith(digits))?.[1]
  return language === 'zh' && known !== 'zh-Hant' ? 'zh-Hans' : (known ?? null)
}

/** The language of a book's title or subtitle as a BCP 47 tag. Null if it is unknown. */
export function findTitleLanguage(title: string, book: BookOfText): string | null {
  return findHanLanguage(title, book) ?? (book.language || null)
}
