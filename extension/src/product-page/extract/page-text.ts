const MAX_LENGTH = 300

/** Invisible characters, such as direction marks, that stores put around labels and numbers. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** One line of plain text; null when nothing is left. */
export function cleanText(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .slice(0, 20 * MAX_LENGTH)
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
  return line || null
}

export function textOf(root: ParentNode, selector: string): string | null {
  return cleanText(root.querySelector(selector)?.textContent)
}

/** The distinct texts of all matching elements. */
export function textsOf(root: ParentNode, selector: string): string[] {
  const texts = Array.from(root.querySelectorAll(selector), (element) =>
    cleanText(element.textContent),
  )
  return [...new Set(texts.filter((text) => text !== null))]
}

export function attributeOf(root: ParentNode, selector: string, name: string): string | null {
  return root.querySelector(selector)?.getAttribute(name)?.trim() || null
}

/** A page's address as an absolute URL; null for `javascript:`, `data:` and invalid addresses. */
export function webUrl(address: string | null, base: string): string | null {
  if (!address || address.length > 4096) return null
  try {
    const { href, protocol } = new URL(address, base)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
