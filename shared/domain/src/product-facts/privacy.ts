/** What we say about readers' privacy: the same sentences wherever we say it. */
export const PRIVACY_SENTENCES = [
  'We store no IP addresses, and following a link sets no cookie.',
  'An anonymous code that changes daily counts unique readers; it is deleted within two days.',
  'Nothing leads from a click to a person.',
] as const

/** The three sentences in one paragraph. */
export const PRIVACY_SUMMARY = PRIVACY_SENTENCES.join(' ')

/** Which hits are clicks. */
export const CLICKS_COUNTED = 'People only. Bots and double clicks excluded.'
