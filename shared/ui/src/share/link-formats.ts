/** A link as people hand it out: bare, or with the book's title around it. */
export interface LinkFormat {
  readonly label: string
  readonly text: string
}

/** @example linkFormats('https://everyshelf.example/go/h7kq2mw', 'Dune')[1] // { label: 'Markdown', text: '[Dune](https://everyshelf.example/go/h7kq2mw)' } */
export function linkFormats(link: string, title: string): readonly LinkFormat[] {
  return [
    { label: 'Link', text: link },
    { label: 'Markdown', text: toMarkdown(link, title) },
    { label: 'HTML', text: `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>` },
    { label: 'Title – link', text: `${title} – ${link}` },
  ]
}

export function toMarkdown(link: string, title: string): string {
  return `[${title.replace(/[\\[\]`*_<>]/g, String.raw`\$&`)}](${link})`
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
