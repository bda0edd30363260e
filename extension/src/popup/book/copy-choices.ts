import { fillCopyTemplate } from '@everyshelf/domain/links'
import { type LinkFormat, linkFormats } from '@everyshelf/ui/share'

/** What a format can say of a book and its link. */
export interface CopiedBook {
  readonly link: string
  readonly title: string
  readonly authors: readonly string[]
  /** The ISBN-13; empty for a book that only Amazon numbers. */
  readonly isbn: string
}

/** A link in every format, the template of the options last. */
export function listCopyChoices(book: CopiedBook, template: string): readonly LinkFormat[] {
  const { link, title, authors, isbn } = book
  const text = fillCopyTemplate(template, { title, author: authors.join(', '), link, isbn })
  return [...linkFormats(link, title), { label: 'Custom', text }]
}
