import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, isB0Asin } from '@everyshelf/domain/identifiers'
import type { BookFormat } from '@everyshelf/domain/retailers'
import type { FormatChoice } from './product-page-reading.ts'

/** Brand names and schema.org's words stay Latin in every store; the rest is how stores say it. */
const EBOOK = /kindle|e-?book|電子書籍/i
const AUDIO = /audi|hörbuch|hörspiel|luisterboek|オーディオ|\bCD\b|صوت/i

/** What a shop's word for a form of the book means: "Kindle版" is an ebook, "Livre broché" is print. */
export function bookFormatOf(label: string): BookFormat {
  if (EBOOK.test(label)) return 'ebook'
  return AUDIO.test(label) ? 'audio' : 'print'
}

/** How Amazon's stores begin their word for a hardcover; any other print counts as a paperback. */
const HARDCOVER =
  /^(?:hard|gebund|reli|tapa dura|copertina rigida|capa dura|inbunden|ciltli|ハード)/i

/**
 * The format that a page gives for an edition, as the server takes it; null where it is a guess.
 *
 * @example editionFormatOf({ format: 'print', identifier, label: 'Paperback' }) // 'paperback'
 */
export function editionFormatOf({ format, label, isGuessed }: FormatChoice): EditionFormat | null {
  if (isGuessed) return null
  if (format === 'ebook') return 'kindle'
  if (format === 'audio') return 'audiobook'
  return HARDCOVER.test(label) ? 'hardcover' : 'paperback'
}

/** The same when the shop gives no word. */
export function likelyFormatOf(identifier: BookIdentifier): BookFormat {
  return isB0Asin(identifier) ? 'ebook' : 'print'
}
