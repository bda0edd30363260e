import { fillCopyTemplate } from '@everyshelf/domain/links'
import { type LinkFormat, linkFormats } from '@everyshelf/ui/share'

/** What a copy format can contain. */
export interface CopiedBook {
  readonly link: string
  readonly title: string
  readonly authors: readonly string[]
  /** The ISBN-13; empty for a book that has only an ASIN. */
  readonly isbn: string
}

/** The link in every copy format; the custom template comes last. */
export function listCopyChoices(book: CopiedBook, template: string): readonly LinkFormat[] {
  const { link, title, authors, isbn } = book
  const text = fillCopyTemplate(template, { title, author: authors.join(', '), link, isbn })
  return [...linkFormats(link, title), { label: 'Custom', text }]
}
