import type { ReactNode } from 'react'
import { isProbablySignedIn } from '../components/layout/navigation.ts'
import { Shell } from '../components/layout/shell.tsx'
import { ConsentBanner } from '../features/consent/consent-banner.tsx'
import { useSiteShortcuts } from '../features/palette/use-site-shortcuts.ts'
import { ReferralCapture } from '../features/referrals/referral-capture.tsx'
import { useQueryFlags } from '../features/url-parameters/use-query-flags.ts'
import { lazyComponent } from '../lib/lazy-loading/lazy-component.tsx'
import { useSession } from '../lib/session/session.ts'
import { SubscriptionWatcher } from '../lib/subscription/subscription-watcher.tsx'
import { SiteDialogs } from './site-dialogs.tsx'
import { isWorkspacePath } from './workspace/is-workspace-path.ts'

const SiteNotices = lazyComponent(
  () => import('./site-notices.tsx'),
  ({ SiteNotices }) => SiteNotices,
  null,
  // Prerendered pages have no notices, so a page without them still hydrates.
  () => null,
)

const WorkspaceNavigation = lazyComponent(
  () => import('./workspace/workspace-navigation.tsx'),
  ({ WorkspaceNavigation }) => WorkspaceNavigation,
  // As large as the navigation, so that the page does not move when it appears.
  <div className="h-11 shrink-0 max-md:hidden lg:w-[min(13rem,20vw)]" />,
  // The header and the menu have ways to leave the page.
  () => null,
)

interface FrameProps {
  /** The path of the page's route. */
  readonly path: string
  readonly isNextPageLoading: boolean
  readonly children: ReactNode
}

/** The layout around every page, and the dialogs and notices above it. */
export function Frame({ path, isNextPageLoading, children }: FrameProps) {
  const isInWorkspace = isProbablySignedIn(useSession()) && isWorkspacePath(path)
  useQueryFlags()
  useSiteShortcuts()
  return (
    <>
      <Shell
        banner={<ConsentBanner />}
        navigation={isInWorkspace ? <WorkspaceNavigation /> : null}
        isNextPageLoading={isNextPageLoading}
      >
        {children}
      </Shell>
      <SiteDialogs />
      {/* Empty in prerendered pages. */}
      <div
        role="status"
        className="fixed bottom-[calc(var(--bottom-bar,0px)+var(--banner,0px)+1rem)] left-4 z-30 grid max-w-[calc(100vw-2rem)] gap-3 sm:max-w-sm print:hidden"
      >
        <SiteNotices />
      </div>
      <SubscriptionWatcher />
      <ReferralCapture />
    </>
  )
}
