import type { ReactNode } from 'react'
import { NoticeArea } from '../components/layout/notice-area.tsx'
import { Shell } from '../components/layout/shell.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useQueryFlags } from '../features/flags/use-query-flags.ts'
import { useSiteKeys } from '../features/palette/use-site-keys.ts'
import { ReferralKeeper } from '../features/referrals/referral-keeper.tsx'
import { importChunk } from '../lib/import-chunk.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { SubscriptionKeeper } from '../lib/subscription-keeper.tsx'
import { SiteDialogs } from './site-dialogs.tsx'

const SiteNotices = lazyPart(
  async () => (await importChunk(() => import('./site-notices.tsx'))).SiteNotices,
  null,
  // Prerendered pages have no notices, so a page without them still hydrates.
  () => null,
)

interface FrameProps {
  readonly isNextComing: boolean
  readonly children: ReactNode
}

/** What stands around every page, and what can be opened over it. */
export function Frame({ isNextComing, children }: FrameProps) {
  useQueryFlags()
  useSiteKeys()
  return (
    <>
      <Shell banner={<ConsentBanner />} isNextComing={isNextComing}>
        {children}
      </Shell>
      <SiteDialogs />
      <NoticeArea>
        <SiteNotices />
      </NoticeArea>
      <SubscriptionKeeper />
      <ReferralKeeper />
    </>
  )
}
