import { escapeHtml } from '../../http/escape-html.ts'

/** Text that is HTML already; everything else that a template is given is escaped (S27). */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[]

/**
 * Writes HTML. Values stand between tags or in quoted attributes; lists are joined, null and false are
 * nothing.
 *
 * @example html`<b>${'<i>'}</b>`.text // '<b>&lt;i&gt;</b>'
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toText)))
}

function toText(part: HtmlPart): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(toText).join('')
  return escapeHtml(String(part))
}

/** Data for machines that read the page; nothing in it can end the element. */
export function jsonScript(type: string, data: unknown): Html {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return html`<script type="${type}">${new Html(json)}</script>`
}
