import { fillCopyTemplate } from '@everyshelf/domain/links'
import type { CopyContent } from '@everyshelf/ui/links'
import { type LinkFormat, linkFormats, withNote } from '@everyshelf/ui/share'
import type { CopyFormat } from '../../storage/preferences.ts'

/** What a copy format can contain. */
export interface CopiedBook {
  readonly link: string
  readonly title: string
  readonly authors: readonly string[]
  /** The ISBN-13; empty for a book that has only an ASIN. */
  readonly isbn: string
  /** The disclosure after the link; empty if it carries no affiliate tag. */
  readonly note: string
}

/**
 * The link in every copy format; the custom template comes last. With the custom template, the note follows
 * the whole text, because the link may be inside markup.
 */
export function listCopyChoices(book: CopiedBook, template: string): readonly LinkFormat[] {
  const { link, title, authors, isbn, note } = book
  const text = fillCopyTemplate(template, { title, author: authors.join(', '), link, isbn })
  return [...linkFormats(link, title, note), { label: 'Custom', text: withNote(text, note) }]
}

/** What one copy format gives for any link of the book. */
export function copyFormatOf(
  book: Omit<CopiedBook, 'link'>,
  template: string,
  format: CopyFormat,
): (link: string) => CopyContent {
  return (link) =>
    listCopyChoices({ ...book, link }, template).find(({ label }) => label === format) ?? link
}
