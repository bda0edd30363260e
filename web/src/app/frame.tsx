import type { ReactNode } from 'react'
import { NoticeArea } from '../components/layout/notice-area.tsx'
import { Shell } from '../components/layout/shell.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useQueryFlags } from '../features/flags/use-query-flags.ts'
import { useSiteShortcuts } from '../features/palette/use-site-shortcuts.ts'
import { ReferralCapture } from '../features/referrals/referral-capture.tsx'
import { importChunk } from '../lib/lazy-loading/import-chunk.ts'
import { lazyComponent } from '../lib/lazy-loading/lazy-component.tsx'
import { SubscriptionWatcher } from '../lib/subscription/subscription-watcher.tsx'
import { SiteDialogs } from './site-dialogs.tsx'

const SiteNotices = lazyComponent(
  async () => (await importChunk(() => import('./site-notices.tsx'))).SiteNotices,
  null,
  // Prerendered pages have no notices, so a page without them still hydrates.
  () => null,
)

interface FrameProps {
  readonly isNextPageLoading: boolean
  readonly children: ReactNode
}

/** The layout around every page, and the dialogs and notices above it. */
export function Frame({ isNextPageLoading, children }: FrameProps) {
  useQueryFlags()
  useSiteShortcuts()
  return (
    <>
      <Shell banner={<ConsentBanner />} isNextPageLoading={isNextPageLoading}>
        {children}
      </Shell>
      <SiteDialogs />
      <NoticeArea>
        <SiteNotices />
      </NoticeArea>
      <SubscriptionWatcher />
      <ReferralCapture />
    </>
  )
}
