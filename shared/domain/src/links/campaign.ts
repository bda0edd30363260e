import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'

/** Control characters, halves of characters, and characters that change the direction of a text. */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu

/**
 * Cleans the name of a campaign, from an owner or a URL: one line of at most 40 characters. Null if
 * nothing is left.
 *
 * @example cleanCampaign(' Spring\n launch ') // 'Spring launch'
 */
export function cleanCampaign(text: string): string | null {
  const line = text.replace(UNWANTED, ' ').replace(/\s+/g, ' ').trim()
  return [...line].slice(0, CAMPAIGN_MAX_LENGTH).join('').trimEnd() || null
}

/** Whether a text is the name of a campaign as it is stored. */
export function isCampaign(text: string): boolean {
  return cleanCampaign(text) === text
}
