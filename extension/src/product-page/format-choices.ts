import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { BookFormat } from '@everyshelf/domain/retailers'
import { parseBookFormat } from './book-format-of.ts'
import type { Edition } from './choose-edition.ts'
import type { FormatChoice } from './recognized-page.ts'

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  EBook: 'Ebook',
  AudiobookFormat: 'Audiobook',
  GraphicNovel: 'Graphic novel',
}

/** The choices without duplicates, in the given order. */
export function uniqueFormats(choices: readonly FormatChoice[]): FormatChoice[] {
  const seen = new Set<string>()
  return choices.filter(({ identifier }) => {
    const key = identifierKey(identifier)
    return !seen.has(key) && seen.add(key)
  })
}

/** An edition as a choice; without a format of its own, its ISBN tells it from the others. */
export function toFormatChoice({ identifier, format }: Edition): FormatChoice {
  if (!format) {
    const label = `ISBN ${formatIdentifier(identifier)}`
    return { format: 'print', identifier, label, isGuessed: true }
  }
  const label = FORMAT_NAMES[format] ?? format
  return { format: parseBookFormat(label), identifier, label }
}

const FORMAT_LABELS: Readonly<Record<BookFormat, string>> = {
  print: 'Print',
  ebook: 'Ebook',
  audio: 'Audiobook',
}

/** The choice for a book whose page names no format. */
export function plainChoice(identifier: BookIdentifier, format: BookFormat): FormatChoice {
  return { format, identifier, label: FORMAT_LABELS[format] }
}
