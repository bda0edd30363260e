import { cleanLine, foldText } from '../books/index.ts'

/** How many labels an account can have, and how many of them a link. */
export const LABELS_MAX = 50
export const LABELS_PER_LINK_MAX = 10
export const LABEL_NAME_MAX_LENGTH = 40

/** In the order in which new labels get them. */
export const labelColors = [
  'blue',
  'green',
  'purple',
  'orange',
  'teal',
  'pink',
  'yellow',
  'red',
  'gray',
] as const
export type LabelColor = (typeof labelColors)[number]

/** A word that the owner puts on links to find them again. Only the owner sees it. */
export interface Label {
  readonly id: string
  readonly name: string
  readonly color: LabelColor
}

/** Names that fold to the same text are the same label. */
export const labelKey = foldText

/**
 * The labels in a text field or a cell, limited to the number and length that a link can have.
 *
 * @example splitLabels('Newsletter; Spring') // ['Newsletter', 'Spring']
 */
export function splitLabels(text: string): string[] {
  const names = text
    .split(/[,;]/)
    .map((name) => Array.from(cleanLine(name)).slice(0, LABEL_NAME_MAX_LENGTH).join('').trim())
    .filter(Boolean)
  const byKey = new Map(names.toReversed().map((name) => [labelKey(name), name]))
  return [...byKey.values()].toReversed().slice(0, LABELS_PER_LINK_MAX)
}

/** The color that the fewest of an account's labels have. */
export function nextLabelColor(used: readonly LabelColor[]): LabelColor {
  const count = (color: LabelColor) => used.filter((one) => one === color).length
  return labelColors.reduce((least, color) => (count(color) < count(least) ? color : least))
}
