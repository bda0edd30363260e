import { normalizeIdentifier } from '@everyshelf/domain/identifiers'

/** A command of the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** The heading it is listed under. */
  readonly group: string
  /** Tells apart commands with the same label, such as editions of one title. */
  readonly detail?: string
  /** What the command does, when the label does not say it. */
  readonly note?: string
  /** Other words that find the command. */
  readonly keywords?: string
  /** It shows something in the palette, so the palette stays open. */
  readonly staysOpen?: true
  readonly run: () => void
}

/** Shorter numbers would find too many identifiers. */
const MIN_IDENTIFIER_LENGTH = 4

/**
 * Finds the commands that contain every word of a text, or that contain the text as an ISBN or ASIN. Keeps
 * their order, but those whose label starts with the text come first.
 *
 * @example findCommands(commands, 'priv') // [Privacy]
 */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands
  const identifier = fold(normalizeIdentifier(text))
  const found = commands.filter(({ label, keywords = '', group }) => {
    const searchText = fold(`${label} ${keywords} ${group}`)
    return (
      words.every((word) => searchText.includes(word)) ||
      (identifier.length >= MIN_IDENTIFIER_LENGTH && searchText.includes(identifier))
    )
  })
  const isFirst = ({ label }: Command) => fold(label).startsWith(words.join(' '))
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))]
}

/** Removes case and accents, which the search ignores. */
function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
