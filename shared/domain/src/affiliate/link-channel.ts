/** Where readers find a link: on the web, in an ebook, or in a printed book. */
export const linkChannels = ['web', 'ebook', 'print'] as const
export type LinkChannel = (typeof linkChannels)[number]

/** The channels with a slug of their own. A link's first slug and its custom slugs are for the web. */
export const bookChannels = ['ebook', 'print'] as const satisfies readonly LinkChannel[]
export type BookChannel = (typeof bookChannels)[number]

/** Amazon Associates, or the programs of all other retailers. */
type AffiliatePrograms = 'amazon' | 'retailers'

/**
 * The channels in which programs allow their tags. Amazon forbids them in offline material, such as
 * printed books and ebooks (https://affiliate-program.amazon.com.au/help/operating/compare, Mar 5,
 * 2024). We know no other program that allows them there.
 */
const taggedChannels: Readonly<Record<AffiliatePrograms, readonly LinkChannel[]>> = {
  amazon: ['web'],
  retailers: ['web'],
}

/**
 * Whether a link in this channel may carry affiliate tags and IDs of these programs.
 *
 * @example mayCarryTag('amazon', 'ebook') // false
 */
export function mayCarryTag(programs: AffiliatePrograms, channel: LinkChannel): boolean {
  return taggedChannels[programs].includes(channel)
}
