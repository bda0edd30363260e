import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { useSession } from '../../lib/session/session.ts'
import { ModeSection } from './mode-section.tsx'
import { PageSection } from './reader-page/page-section.tsx'
import { ReaderPageOffer } from './reader-page-offer.tsx'

/** What a link's page for readers shows, and when readers see it. */
export function ReaderPageSettings({ managed, save }: LinkEditor) {
  const isPremium = useSession().user?.isPremium ?? false
  return (
    <div className="[&>:first-child]:border-t-0 sm:pt-4">
      <ModeSection
        mode={managed.settings.mode}
        onChange={(mode) => void save((now) => ({ ...now, mode }))}
      />
      {isPremium ? <PageSection {...{ managed, save }} /> : <ReaderPageOffer />}
    </div>
  )
}
