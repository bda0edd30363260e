/** A BCP 47 language tag as browsers send it, in lower case: `de`, `de-ch`, `pt-br`. */
export type LanguageTag = string

const TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/

/**
 * Parses an Accept-Language header and returns the reader's languages, best first, at most ten.
 * Skips invalid parts, `*` and languages with `q=0`. Source: RFC 9110 §12.5.4.
 *
 * @example parseAcceptLanguage('fr-CH, fr;q=0.9, en;q=0.8') // ['fr-ch', 'fr', 'en']
 */
export function parseAcceptLanguage(header: string | undefined): LanguageTag[] {
  if (!header) return []
  return header
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      // Apps send the locale of the system, such as `de_DE.UTF-8`.
      const tag = name.replaceAll('_', '-').replace(/[.@].*$/, '')
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, position, weight: quality ? Number(quality.slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => TAG.test(tag) && weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .slice(0, 10)
    .map(({ tag }) => tag)
}

/** The language of a tag, without its region. @example baseLanguage('pt-br') // 'pt' */
export function baseLanguage(tag: LanguageTag): string {
  return tag.split('-', 1)[0] ?? tag
}
