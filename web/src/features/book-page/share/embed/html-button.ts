import { escapeHtml, withNote } from '@everyshelf/ui/share'

/** The style of a button, as React takes it; the HTML has the same as text. */
type ButtonStyle = Readonly<Record<string, string>>

interface HtmlButton {
  readonly link: string
  readonly label: string
  readonly style: ButtonStyle
  /** The disclosure beside the button; empty for none. */
  readonly note: string
}

/** Inline styles work on every website, and in emails. */
export function styleButton(background: string): ButtonStyle {
  return {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: '4px',
    background,
    color: '#fff',
    font: '600 16px/1.25 sans-serif',
    textDecoration: 'none',
  }
}

/** @example writeHtmlButton({ link, label: 'Get it', style: { color: '#fff' }, note: '' }) // '<a href="…" style="color:#fff">Get it</a>' */
export function writeHtmlButton({ link, label, style, note }: HtmlButton): string {
  const css = Object.entries(style)
    .map(([name, value]) => `${toCssName(name)}:${value}`)
    .join(';')
  return withNote(`<a href="${escapeHtml(link)}" style="${css}">${escapeHtml(label)}</a>`, note)
}

/** @example toCssName('borderRadius') // 'border-radius' */
function toCssName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
