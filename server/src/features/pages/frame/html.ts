import { escapeHtml } from '../../../http/plain-pages/escape-html.ts'

/** Text that is already HTML. Templates escape every other value. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = Html | string | number | null | false | readonly HtmlValue[]

/**
 * Builds HTML and escapes the values. Put values only between tags or into quoted attributes. Lists are joined;
 * null and false add nothing.
 *
 * @example html`<b>${'<i>'}</b>`.text // '<b>&lt;i&gt;</b>'
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toText)))
}

function toText(value: HtmlValue): string {
  if (value === null || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(toText).join('')
  return escapeHtml(String(value))
}

/** A `lang` attribute with a leading space; nothing for an unknown language. @example langAttribute('ja').text // ' lang="ja"' */
export function langAttribute(language: string | null): Html {
  return language ? html` lang="${language}"` : new Html('')
}

/** A script element with data for search engines. Escaping keeps the data from closing the element. */
export function jsonScript(type: string, data: unknown): Html {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return html`<script type="${type}">${new Html(json)}</script>`
}
