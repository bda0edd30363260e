/** The placeholders of a copy template. */
export const copyPlaceholders = ['title', 'author', 'link', 'isbn'] as const
export type CopyPlaceholder = (typeof copyPlaceholders)[number]

export const COPY_TEMPLATE_MAX_LENGTH = 500

/** Why a template cannot be used. */
export type CopyTemplateProblem =
  | { readonly kind: 'no-link' | 'too-long' }
  | { readonly kind: 'unknown-placeholder'; readonly placeholder: string }

/** A word in braces. A single brace is ordinary text. */
const PLACEHOLDER = /\{([a-z]+)\}/gi

const isPlaceholder = (name: string): name is CopyPlaceholder =>
  (copyPlaceholders as readonly string[]).includes(name)

/**
 * Checks a template that a user typed. It needs `{link}`, can have up to 500 characters, and every
 * word in braces must be an existing placeholder, in any case. Returns the first problem; null if
 * there is none.
 *
 * @example checkCopyTemplate('{title} by {autor}: {link}') // { kind: 'unknown-placeholder', placeholder: '{autor}' }
 */
export function checkCopyTemplate(template: string): CopyTemplateProblem | null {
  if (template.length > COPY_TEMPLATE_MAX_LENGTH) return { kind: 'too-long' }
  const names = Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name)
  const unknown = names.find((name) => !isPlaceholder(name.toLowerCase()))
  if (unknown !== undefined) return { kind: 'unknown-placeholder', placeholder: `{${unknown}}` }
  const hasLink = names.some((name) => name.toLowerCase() === 'link')
  return hasLink ? null : { kind: 'no-link' }
}

/**
 * Fills a template with a book and its link. Values are inserted only once, so a title that
 * contains `{link}` stays as it is. A word in braces that is not a placeholder also stays.
 *
 * @example fillCopyTemplate('{title}: {link}', { title: 'Dune', author: 'Frank Herbert', link: 'https://everyshelf.example/go/h7kq2mw', isbn: '9780441172719' }) // 'Dune: https://everyshelf.example/go/h7kq2mw'
 */
export function fillCopyTemplate(
  template: string,
  values: Readonly<Record<CopyPlaceholder, string>>,
): string {
  return template.replace(PLACEHOLDER, (written: string, name: string) => {
    const placeholder = name.toLowerCase()
    return isPlaceholder(placeholder) ? values[placeholder] : written
  })
}
