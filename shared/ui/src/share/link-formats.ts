import { getDisclosureIn } from '@everyshelf/domain/affiliate'
import { baseLanguage } from '@everyshelf/domain/countries'

/** A copy format: the bare link, or one with the book's title. */
export interface LinkFormat {
  readonly label: string
  readonly text: string
  /** For editors that accept formatted text; others paste `text`. */
  readonly html?: string
}

/**
 * The disclosure to put after a link; empty if the link carries no affiliate tag. It is in the language
 * of the text around it, such as the book's title; empty means unknown, which gives English.
 *
 * @example noteOf({ isTagged: true, language: 'de' }) // '(bezahlter Link)'
 */
export function noteOf(link: { readonly isTagged: boolean; readonly language: string }): string {
  return link.isTagged ? getDisclosureIn(baseLanguage(link.language)).linkNote : ''
}

/**
 * The bare link is an address, so it never has the note.
 *
 * @example linkFormats('https://everyshelf.example/go/h7kq2mw', 'Dune', '(paid link)')[2] // { label: 'Markdown', text: '[Dune](https://everyshelf.example/go/h7kq2mw) (paid link)' }
 */
export function linkFormats(link: string, title: string, note = ''): readonly LinkFormat[] {
  const html = withNote(`<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`, note)
  const titled = withNote(`${title} – ${link}`, note)
  return [
    { label: 'Link', text: link },
    { label: 'Rich text', text: titled, html },
    { label: 'Markdown', text: toMarkdown(link, title, note) },
    { label: 'HTML', text: html },
    { label: 'BBCode', text: withNote(toBbCode(link, title), note) },
    { label: 'Title – link', text: titled },
  ]
}

export function toMarkdown(link: string, title: string, note = ''): string {
  return withNote(`[${title.replace(/[\\[\]`*_<>]/g, String.raw`\$&`)}](${link})`, note)
}

/** @example withNote('Dune: https://everyshelf.example/go/h7kq2mw', '(paid link)') // 'Dune: https://everyshelf.example/go/h7kq2mw (paid link)' */
export function withNote(text: string, note: string): string {
  return note ? `${text} ${note}` : text
}

/** BBCode cannot escape brackets, so parentheses replace them in the title. */
function toBbCode(link: string, title: string): string {
  return `[url=${link}]${title.replaceAll('[', '(').replaceAll(']', ')')}[/url]`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
