/** One line of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly group: 'Pages' | 'Actions' | 'Your links'
  /** What happens, where the label alone does not say it. */
  readonly note?: string
  /** Other words people might look for. */
  readonly words?: string
  readonly run: () => void
}

/**
 * The commands that have every word of a text, in their order; those whose label begins with it come
 * first.
 *
 * @example findCommands(commands, 'priv') // [Privacy]
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const found = commands.filter(({ label, words: others = '', group }) => {
    const all = fold(`${label} ${others} ${group}`)
    return words.every((word) => all.includes(word))
  })
  const isFirst = ({ label }: Command) => fold(label).startsWith(words.join(' '))
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))]
}

/** Case and accents make no difference when searching. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
