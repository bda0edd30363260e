import { parseServiceUrl } from '@everyshelf/domain/links'

/**
 * Reads the saved links that the author typed, by the address that they replace. Only those never carry
 * a tag in ebooks by mistake.
 */
export function readReplacements(typed: Readonly<Record<string, string>>, origin: string) {
  const links = new Map<string, string>()
  const errors = new Map<string, string>()
  for (const [href, text] of Object.entries(typed)) {
    const trimmed = text.trim()
    if (trimmed === '') continue
    const parsed = parseServiceUrl(trimmed, origin)
    if (parsed?.slug) links.set(href, origin + parsed.target)
    else errors.set(href, `Paste a saved link. It starts with ${origin}/go/.`)
  }
  return { links, errors }
}
