import type { EditionFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, isB0Asin } from '@everyshelf/domain/identifiers'
import type { BookFormat } from '@everyshelf/domain/retailers'
import type { FormatChoice } from './recognized-page.ts'

/** Brand names and schema.org's terms are the same in every store; the rest are stores' own terms. */
const EBOOK = /kindle|e-?book|電子書籍/i
const AUDIO = /audi|hörbuch|hörspiel|luisterboek|オーディオ|\bCD\b|صوت/i

/** Reads a store's name for a format: "Kindle版" is an ebook, "Livre broché" is print. */
export function parseBookFormat(label: string): BookFormat {
  if (EBOOK.test(label)) return 'ebook'
  return AUDIO.test(label) ? 'audio' : 'print'
}

/** How Amazon's names for a hardcover begin; any other print format counts as a paperback. */
const HARDCOVER =
  /^(?:hard|gebund|reli|tapa dura|copertina rigida|capa dura|inbunden|ciltli|ハード)/i

/**
 * An edition's format on the page, as the server's API names it; null if it is only a guess.
 *
 * @example toEditionFormat({ format: 'print', identifier, label: 'Paperback' }) // 'paperback'
 */
export function toEditionFormat({ format, label, isGuessed }: FormatChoice): EditionFormat | null {
  if (isGuessed) return null
  if (format === 'ebook') return 'kindle'
  if (format === 'audio') return 'audiobook'
  return HARDCOVER.test(label) ? 'hardcover' : 'paperback'
}

/** The likely format when the page does not name one. */
export function guessFormat(identifier: BookIdentifier): BookFormat {
  return isB0Asin(identifier) ? 'ebook' : 'print'
}
