/** Hosts that hold one of these words are not the production site (specification §7). */
const STAGING_WORDS = ['preview', 'localhost', 'netlify.app']

/**
 * The address by which somebody invites others. Outside production it says so.
 *
 * @example buildReferralLink(new URL('https://everyshelf.example/'), 'a2b3c4d5e6f7g8h9') // 'https://everyshelf.example/account?mode=signup&ref=a2b3c4d5e6f7g8h9'
 */
export function buildReferralLink(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  publicId: string,
): string {
  const query = new URLSearchParams({ mode: 'signup', ref: publicId })
  if (STAGING_WORDS.some((word) => hostname.includes(word))) query.set('staging', 'true')
  return `${origin}/account?${query}`
}
