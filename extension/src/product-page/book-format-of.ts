import { type BookIdentifier, isKindleAsin } from '@everyshelf/domain/identifiers'
import type { BookFormat } from '@everyshelf/domain/retailers'

/** Brand names and schema.org's words stay Latin in every store; the rest is how stores say it. */
const EBOOK = /kindle|e-?book|電子書籍/i
const AUDIO = /audi|hörbuch|hörspiel|luisterboek|オーディオ|\bCD\b|صوت/i

/** What a shop's word for a form of the book means: "Kindle版" is an ebook, "Livre broché" is print. */
export function bookFormatOf(label: string): BookFormat {
  if (EBOOK.test(label)) return 'ebook'
  return AUDIO.test(label) ? 'audio' : 'print'
}

/** The same when the shop gives no word. */
export function likelyFormatOf(identifier: BookIdentifier): BookFormat {
  return isKindleAsin(identifier) ? 'ebook' : 'print'
}
