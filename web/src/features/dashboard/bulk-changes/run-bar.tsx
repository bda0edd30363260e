import { errorMessages } from '@everyshelf/domain/messages'
import { Button, IconButton, ProgressBar } from '@everyshelf/ui/primitives'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ActionButton } from '../../../components/action-button.tsx'
import { bulkChangePath } from './bulk-change-path.ts'
import {
  type BulkChange,
  type BulkRun,
  closeBulkRun,
  continueBulkChange,
  isGoing,
  undoBulkChange,
} from './bulk-run.ts'
import { describeAction } from './describe-action.ts'
import { progressOf, summarizeChange } from './summarize-change.ts'

/** The progress of a bulk change, and then its result, with undo. */
export function RunBar({ run: { change, error } }: { readonly run: BulkRun }) {
  const isRunning = isGoing(change) && error === null
  return (
    <div className="md:min-w-lg">
      <div className="flex flex-wrap items-center gap-x-2 px-4 py-1.5">
        <p role="status" className="m-0 min-w-0 flex-1 basis-48 py-1.5 text-sm">
          <span className="block font-semibold wrap-anywhere">{describeAction(change.action)}</span>
          <span className="tabular block text-ink-soft">{summarizeChange(change)}</span>
        </p>
        <div className="flex items-center gap-x-1 max-md:-ml-3 max-md:w-[calc(100%+1.5rem)]">
          {error && (
            <Button kind="quiet" size="small" onClick={() => void continueBulkChange(change)}>
              Continue
            </Button>
          )}
          <UndoButton change={change} />
          <Link
            to={bulkChangePath(change.id)}
            className="text-link inline-flex min-h-11 items-center px-3 text-sm font-medium"
          >
            View results
          </Link>
          {!isGoing(change) && (
            <IconButton
              label="Close"
              icon={<X />}
              className="max-md:ml-auto"
              onClick={closeBulkRun}
            />
          )}
        </div>
      </div>
      {error && (
        <p role="alert" className="m-0 px-4 pb-3 text-sm text-danger">
          {errorMessages[error].text}
        </p>
      )}
      {isRunning && (
        <ProgressBar label="Bulk change progress" max={1} value={progressOf(change)} isEdge />
      )}
    </div>
  )
}

/** Takes the whole change back. While it is going on, it stops first. */
export function UndoButton({ change }: { readonly change: BulkChange }) {
  const { state, counts } = change
  const canUndo = state === 'changing' || (state === 'changed' && counts.changed > 0)
  if (!canUndo) return null
  return (
    <ActionButton
      kind="quiet"
      size="small"
      className="min-h-11"
      onAction={() => undoBulkChange(change)}
    >
      {state === 'changing' ? 'Stop and undo' : 'Undo'}
    </ActionButton>
  )
}
