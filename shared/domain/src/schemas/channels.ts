import { z } from 'zod'
import { linkChannels } from '../affiliate/index.ts'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'
import { anySlug, rowId } from './fields.ts'
import { line } from './text.ts'

/** Creates the slug of a saved link for one channel, once. */
export const linksCreateChannelInput = z.strictObject({ id: rowId, channel: z.enum(linkChannels) })

/** On one line. A longer text is refused, not cut; an empty one removes the campaign. */
const campaign = line({ max: CAMPAIGN_MAX_LENGTH })

/** Names what one slug of a saved link is used for. */
export const linksSetCampaignInput = z.strictObject({ id: rowId, slug: anySlug, campaign })
