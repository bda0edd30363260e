import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import type { LinkEditor } from '../link-editor.ts'
import { listHistory } from './list-history.ts'
import { VersionRow } from './version-row.tsx'

/** So many changes are shown before they are asked for. */
const SHOWN_AT_FIRST = 5

export function LinkHistory({ id, managed, undo }: LinkEditor) {
  const [isShowingAll, setShowingAll] = useState(false)
  const { data, isError, refetch } = trpc.links.history.useQuery({ id })
  const entries = data && listHistory(managed.routable.identifier, data)
  const shown = isShowingAll ? entries : entries?.slice(0, SHOWN_AT_FIRST)
  return (
    <AccountSection
      title="History"
      about="See or undo any change to this link. Old short links keep working."
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {entries?.length === 0 && (
        <p className="m-0 text-ink-soft">No changes since you saved this link.</p>
      )}
      {shown && shown.length > 0 && (
        <ol aria-label="Changes, newest first" className="m-0 list-none border-b border-rule p-0">
          {shown.map((entry) => (
            <VersionRow key={entry.version} entry={entry} onUndo={() => undo(entry.version)} />
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
