import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { LinkEditor } from '../../../lib/link-settings/link-editor.ts'
import { useIsPremium } from '../../../lib/session/session.ts'
import type { HistoryTab } from '../book-tabs.ts'
import { listHistory } from './list-history.ts'
import { VersionRow } from './version-row.tsx'

/** The others appear on request. */
const SHOWN_AT_FIRST = 5

const abouts: Record<HistoryTab, string> = {
  share: 'See or undo changes to the short link and labels. Old short links keep working.',
  routing: 'See or undo changes to where readers go.',
  page: 'See or undo changes to the reader page.',
  clicks: 'See or undo any change to this link.',
}

interface LinkHistoryProps extends LinkEditor {
  readonly tab: HistoryTab
}

/** The changes that a tab made, each with an undo. */
export function LinkHistory({ id, managed, undo, tab }: LinkHistoryProps) {
  const isPremium = useIsPremium()
  const [isShowingAll, setShowingAll] = useState(false)
  const { data, error, refetch } = trpc.links.history.useQuery({ id })
  const entries = data && listHistory(managed.routable.identifier, data, tab)
  const shown = isShowingAll ? entries : entries?.slice(0, SHOWN_AT_FIRST)
  return (
    <AccountSection title="History" about={abouts[tab]}>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {entries?.length === 0 && <p className="m-0 text-ink-soft">No changes yet.</p>}
      {shown && shown.length > 0 && (
        <ol aria-label="Changes, newest first" className="m-0 list-none border-b border-rule p-0">
          {shown.map((entry) => (
            <VersionRow
              key={entry.version}
              entry={entry}
              onUndo={isPremium || !entry.needsPremium ? () => undo(entry.version) : null}
            />
          ))}
        </ol>
      )}
      {entries && !isShowingAll && entries.length > SHOWN_AT_FIRST && (
        <Button kind="outline" className="mt-5" onClick={() => setShowingAll(true)}>
          Show all {entries.length} changes
        </Button>
      )}
    </AccountSection>
  )
}
