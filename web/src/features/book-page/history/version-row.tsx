import { formatDateTime } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import type { HistoryEntry } from './list-history.ts'

interface VersionRowProps {
  readonly entry: HistoryEntry
  /** Null if undoing it needs Premium, which the owner does not have. */
  readonly onUndo: (() => Promise<boolean>) | null
}

export function VersionRow({ entry, onUndo }: VersionRowProps) {
  const { changedAt, undoneVersion, by, changes } = entry
  const [isBusy, setBusy] = useState(false)
  const when = formatDateTime(changedAt)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-1 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="m-0 text-sm text-ink-soft">
          <time dateTime={changedAt}>{when}</time>
          {by && ` · ${by}`}
          {undoneVersion !== null && ' · undid an earlier change'}
        </p>
        <ul className="m-0 mt-1 list-none p-0">
          {changes.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      </div>
      {onUndo && (
        <Button
          kind="quiet"
          size="small"
          busy={isBusy}
          className="-ml-3 sm:ml-0"
          onClick={async () => {
            setBusy(true)
            await onUndo()
            setBusy(false)
          }}
        >
          Undo this change
          <span className="sr-only"> from {when}</span>
        </Button>
      )}
    </li>
  )
}
