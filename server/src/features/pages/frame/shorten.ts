const MAX_LENGTH = 200

/** The beginning of a text on one line, for link previews and lists. */
export function shorten(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= MAX_LENGTH) return characters.join('')
  return `${characters
    .slice(0, MAX_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
