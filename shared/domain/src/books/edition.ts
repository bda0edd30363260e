import type { CountryCode } from '../countries/index.ts'
import type { BookIdentifier } from '../identifiers/index.ts'

/** The forms in which Amazon sells one work, each under a number of its own. */
export const editionFormats = ['kindle', 'paperback', 'hardcover', 'audiobook'] as const
export type EditionFormat = (typeof editionFormats)[number]

export function isEditionFormat(value: unknown): value is EditionFormat {
  return editionFormats.includes(value as EditionFormat)
}

/** One rung of a link's ladder: readers get the first that is sold where they are. */
export interface Edition {
  readonly format: EditionFormat
  readonly identifier: BookIdentifier
  /** Where its owner says that it is not sold: rights end at borders. */
  readonly notSoldIn: readonly CountryCode[]
}

/**
 * The first edition that is sold in a country; with a format asked for, that one first. Where nobody
 * knows the country, none is ruled out. Undefined when every edition is marked as not sold there.
 *
 * @example findEdition([kindle, paperback], 'JP', null)?.format // 'paperback', when kindle.notSoldIn has JP
 */
export function findEdition(
  editions: readonly Edition[],
  country: CountryCode | null,
  asked: EditionFormat | null,
): Edition | undefined {
  if (editions.length === 0) return undefined
  const sold = country ? editions.filter(({ notSoldIn }) => !notSoldIn.includes(country)) : editions
  return sold.find(({ format }) => format === asked) ?? sold[0]
}
