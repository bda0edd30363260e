/** A command of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: 'Pages' | 'Actions' | 'Your links'
  /** What the command does, when the label does not say it. */
  readonly note?: string
  /** Other words that find the command. */
  readonly keywords?: string
  readonly run: () => void
}

/**
 * Finds the commands that contain every word of a text, in their order. Those whose label starts with
 * the text come first.
 *
 * @example findCommands(commands, 'priv') // [Privacy]
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const found = commands.filter(({ label, keywords = '', group }) => {
    const searchText = fold(`${label} ${keywords} ${group}`)
    return words.every((word) => searchText.includes(word))
  })
  const isFirst = ({ label }: Command) => fold(label).startsWith(words.join(' '))
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))]
}

/** Removes case and accents, which the search ignores. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
