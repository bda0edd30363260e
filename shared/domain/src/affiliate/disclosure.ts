import type { TagOwner } from './tagging-policy.ts'

/** The sentence that Amazon's program requires, word for word, beside links that can earn. */
export const AMAZON_ASSOCIATE_SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'

/**
 * Whether Amazon's disclosure must appear beside links to Amazon: it must if a tag of the service or of a
 * link's owner can earn. Pass whose tag each link carries.
 *
 * @example earnsAtAmazon(['none', 'owner']) // true
 */
export function earnsAtAmazon(tagOwners: readonly TagOwner[]): boolean {
  return tagOwners.some((owner) => owner !== 'none')
}

/** The note on each row of a list of links (the specification). */
export const TAGGED_NOTE = 'With affiliate tag'
export const UNTAGGED_NOTE = 'Without affiliate tag'
