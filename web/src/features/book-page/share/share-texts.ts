import type { LinkSettings } from '@everyshelf/domain/links'

/** What the texts are made of. */
export interface ShareTextInput {
  readonly title: string
  /** Formatted for display; empty when the authors are unknown. */
  readonly authors: string
  readonly mode: LinkSettings['mode']
}

/** Stand in a template for what depends on the channel: the link, and the note of a link with a tag. */
const LINK = '{link}'
const NOTE = '{note}'
const PAID_NOTE = ' (paid link)'

/** The templates of two texts to post. */
export function listShareTexts({ title, authors, mode }: ShareTextInput): readonly string[] {
  const book = authors ? `${title} by ${authors}` : title
  const store = describeStore(mode)
  return [
    `Looking for your next read? Here is ${book}, ${store}: ${LINK}${NOTE}`,
    `If you enjoyed ${title}, please tell a friend. They can get it ${store}: ${LINK}${NOTE}`,
  ]
}

/** Names Amazon when the link goes straight there, because Amazon's program requires it. */
export function describeStore(mode: LinkSettings['mode']): string {
  return mode === 'choose' ? 'at the bookstore of your choice' : 'on Amazon'
}

/** @example fillTemplate('Dune: {link}{note}', 'https://everyshelf.example/go/dune', true) // 'Dune: https://everyshelf.example/go/dune (paid link)' */
export function fillTemplate(template: string, link: string, isTagged: boolean): string {
  return template.replaceAll(LINK, link).replaceAll(NOTE, isTagged ? PAID_NOTE : '')
}

/** The template of a text that the author changed, for every channel's link. */
export function toTemplate(text: string, link: string): string {
  return text.replaceAll(link, LINK).replaceAll(PAID_NOTE, NOTE)
}

/** Whether a text tells readers that its link can earn a commission. */
export function hasDisclosure(text: string): boolean {
  return /\(paid link\)|#ad\b/i.test(text)
}
