const MAX_LENGTH = 500_000

/** Removes raw line breaks and tabs in strings, and trailing commas: common template mistakes. */
function repair(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be removed
      .replace(/[\u0000-\u001F]+/g, ' ')
      .replace(/,(\s*[}\]])/g, '$1')
  )
}

function unwrap(text: string): string {
  return text
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)$/, '')
    .replace(/;\s*$/, '')
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In how many braces a position is. */
function depthAt(text: string, end: number): number {
  const before = text.slice(0, end)
  return before.split('{').length - before.split('}').length
}

/** Last resort: the numbers after a key that can only mean a book, of the script's own thing or of one inside it. */
function salvage(text: string): unknown {
  const found = [...text.matchAll(/"(?:isbn|gtin13)"\s*:\s*"?([\dXx -]{10,17})"?/g)]
  const books = found.map(([, isbn]) => ({ '@type': 'Book', isbn }))
  const [first, second] = found
  if (first && !second && depthAt(text, first.index) <= 1) return books
  return first && { '@type': 'ItemList', itemListElement: books }
}

/** Reads a JSON-LD script, even an invalid one; undefined when nothing can be read. */
export function parseJsonLd(script: string): unknown {
  if (script.length > MAX_LENGTH) return undefined
  const text = unwrap(script)
  return tryParse(text) ?? tryParse(repair(text)) ?? salvage(text)
}
