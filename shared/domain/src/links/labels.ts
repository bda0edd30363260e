/** How many labels an account can have, and how many of them a link. */
export const LABELS_MAX = 50
export const LABELS_PER_LINK_MAX = 10
export const LABEL_NAME_MAX_LENGTH = 40

/** How many filters an account can save. */
export const SAVED_FILTERS_MAX = 20

export const labelColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const
export type LabelColor = (typeof labelColors)[number]

/** A word that the owner puts on links to find them again. Only the owner sees it. */
export interface Label {
  readonly id: string
  readonly name: string
  readonly color: LabelColor
}

/** A link that an admin disabled is not active. */
export const linkStatuses = ['active', 'disabled'] as const
export type LinkStatus = (typeof linkStatuses)[number]
