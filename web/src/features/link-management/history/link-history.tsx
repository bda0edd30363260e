import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { AccountSection } from '../../../components/account-section.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import type { OwnLink } from '../own-link.ts'
import { listHistory } from './list-history.ts'
import { VersionRow } from './version-row.tsx'

/** So many changes are shown before they are asked for. */
const FEW = 5

export function LinkHistory({ id, managed, undo }: OwnLink) {
  const [isWhole, setWhole] = useState(false)
  const { data, isError, refetch } = trpc.links.history.useQuery({ id })
  const entries = data && listHistory(managed.routable.identifier, data)
  const shown = isWhole ? entries : entries?.slice(0, FEW)
  return (
    <AccountSection
      title="History"
      about="Every change of this link, and the way back. The address never changes by it: former short names lead on."
    >
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {entries?.length === 0 && (
        <p className="m-0 text-ink-soft">Nothing has been changed since the link was saved.</p>
      )}
      {shown && shown.length > 0 && (
        <ol aria-label="Changes, newest first" className="m-0 list-none border-b border-rule p-0">
          {shown.map((entry) => (
            <VersionRow key={entry.version} entry={entry} onUndo={() => undo(entry.version)} />
          ))}
        </ol>
      )}
      {entries && !isWhole && entries.length > FEW && (
        <Button kind="outline" className="mt-5" onClick={() => setWhole(true)}>
          Show all {entries.length} changes
        </Button>
      )}
    </AccountSection>
  )
}
