import { cleanLine } from '../books/index.ts'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'

/**
 * Cleans the name of a campaign from a URL: one line of at most 40 characters. Null if nothing is left.
 *
 * @example cleanCampaign(' Spring\n launch ') // 'Spring launch'
 */
export function cleanCampaign(text: string): string | null {
  const characters = [...cleanLine(text)].slice(0, CAMPAIGN_MAX_LENGTH)
  return characters.join('').trimEnd() || null
}

/** Whether a text is the name of a campaign as it is stored. @example isCampaign('Spring launch') // true */
export function isCampaign(text: string): boolean {
  return cleanCampaign(text) === text
}
