/** A copy format: the bare link, or one with the book's title. */
export interface LinkFormat {
  readonly label: string
  readonly text: string
  /** For editors that accept formatted text; others paste `text`. */
  readonly html?: string
}

/** @example linkFormats('https://everyshelf.example/go/h7kq2mw', 'Dune')[2] // { label: 'Markdown', text: '[Dune](https://everyshelf.example/go/h7kq2mw)' } */
export function linkFormats(link: string, title: string): readonly LinkFormat[] {
  const html = `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`
  const titled = `${title} – ${link}`
  return [
    { label: 'Link', text: link },
    { label: 'Rich text', text: titled, html },
    { label: 'Markdown', text: toMarkdown(link, title) },
    { label: 'HTML', text: html },
    { label: 'BBCode', text: toBbCode(link, title) },
    { label: 'Title – link', text: titled },
  ]
}

export function toMarkdown(link: string, title: string): string {
  return `[${title.replace(/[\\[\]`*_<>]/g, String.raw`\$&`)}](${link})`
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
