import { z } from 'zod'
import { linkChannels } from '../affiliate/index.ts'
import { cleanLine } from '../books/index.ts'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'
import { anySlug, BOOK_INPUT_MAX_LENGTH, rowId } from './fields.ts'

/** Creates the slug of a saved link for one channel, once. */
export const linksCreateChannelInput = z.strictObject({ id: rowId, channel: z.enum(linkChannels) })

/** On one line. A longer text is refused, not cut; an empty one removes the campaign. */
const campaign = z
  .string()
  .max(BOOK_INPUT_MAX_LENGTH)
  .transform(cleanLine)
  .pipe(z.string().max(CAMPAIGN_MAX_LENGTH))

/** Names what one slug of a saved link is used for. */
export const linksSetCampaignInput = z.strictObject({ id: rowId, slug: anySlug, campaign })
