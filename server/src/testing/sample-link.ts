import { NO_CONFIRMED_CHANNELS } from '@everyshelf/domain/affiliate'
import { defaultLinkSettings, type PublicId, type Slug } from '@everyshelf/domain/links'
import type { LinkOwner, LinkRecord } from '../features/redirect/open-link.ts'

/** An owner without Premium, as redirects cache it. */
export const sampleOwner: LinkOwner = {
  userId: 'user-ada',
  publicId: 'adaadaadaada2345' as PublicId,
  tags: {},
  programs: {},
  tagChannels: NO_CONFIRMED_CHANNELS,
  premiumUntilMs: 0,
}

/** The owner's saved link. Opening it changes the record, so tests that open links copy it. */
export const sampleRecord: LinkRecord = {
  id: 'link-a',
  identifier: { kind: 'asin', asin: 'B00ICH9SAC' as never },
  owner: sampleOwner,
  slug: 'h7kq2mw' as Slug,
  channel: 'web',
  campaign: null,
  settings: defaultLinkSettings,
  removedAtMs: null,
  isDisabled: false,
  isOwnerBanned: false,
  opened: null,
  openedUntilMinute: 0,
}
