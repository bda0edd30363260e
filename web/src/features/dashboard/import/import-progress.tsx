import { LABELS_MAX } from '@everyshelf/domain/links'
import { savedLinkLimitReached } from '@everyshelf/domain/messages'
import { Button, buttonClasses, ProgressBar, Spinner } from '@everyshelf/ui/primitives'
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useJapaneseFont } from '../../../lib/fonts/use-japanese-font.ts'
import { paths } from '../../../lib/paths.ts'
import { canRetry, type ImportRow, type useImport } from './use-import.ts'

interface ImportProgressProps {
  readonly run: ReturnType<typeof useImport>
}

export function ImportProgress({ run }: ImportProgressProps) {
  const { rows, isRunning, isAtLimit } = run
  const retryable = rows.filter(canRetry).length
  useJapaneseFont(rows.map(({ note }) => note))
  const closed = rows.filter(({ state }) => state !== 'waiting' && state !== 'running').length
  return (
    <div className="mt-4">
      <p role="status" className="m-0 text-lg text-ink-soft">
        {summary(rows, isRunning)}
      </p>
      <ProgressBar label="Books saved" max={rows.length} value={closed} className="mt-5" />
      {isAtLimit && (
        <p role="alert" className="m-0 mt-5 rounded-md bg-danger-wash px-4 py-3 text-danger">
          {savedLinkLimitReached}{' '}
          <Link to={paths.pricing} className="font-semibold text-current underline">
            Upgrade to Premium for more links
          </Link>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {isRunning ? (
          <Button kind="outline" onClick={run.cancel}>
            Cancel
          </Button>
        ) : (
          <>
            {retryable > 0 && !isAtLimit && (
              <Button onClick={run.retry}>
                Retry {retryable} {retryable === 1 ? 'book' : 'books'}
              </Button>
            )}
            <Link
              to={paths.dashboard}
              className={buttonClasses(retryable > 0 && !isAtLimit ? 'outline' : 'solid')}
            >
              Go to your links
            </Link>
          </>
        )}
      </div>
      <ol className="m-0 mt-8 list-none border-b border-rule p-0">
        {rows.map((row) => (
          <ProgressRow key={row.entry.key ?? row.entry.text} row={row} />
        ))}
      </ol>
    </div>
  )
}

function summary(rows: readonly ImportRow[], isRunning: boolean): string {
  const saved = rows.filter(({ state }) => state === 'saved').length
  const before = rows.filter(({ state }) => state === 'already-saved').length
  const failed = rows.filter(({ state }) => state === 'failed').length
  if (isRunning) {
    return `${saved} of ${rows.length} saved${rows.length > 50 ? '. Long lists take a few minutes.' : ''}`
  }
  const parts = [
    saved === rows.length ? `All ${saved} saved` : `${saved} of ${rows.length} saved`,
    before > 0 && `${before} already saved`,
    failed > 0 && `${failed} failed`,
  ]
  return parts.filter(Boolean).join(', ')
}

const icons: Record<ImportRow['state'], ReactNode> = {
  waiting: <CircleDashed className="size-5 text-ink-faint" />,
  running: <Spinner className="size-5 text-accent" />,
  saved: <CircleCheck className="size-5 text-accent" />,
  'already-saved': <CircleCheck className="size-5 text-ink-faint" />,
  failed: <CircleAlert className="size-5 text-danger" />,
  canceled: <CircleDashed className="size-5 text-ink-faint" />,
}

const words: Record<ImportRow['state'], string> = {
  waiting: 'Waiting',
  running: 'Saving...',
  saved: 'Saved',
  'already-saved': 'Already in your account',
  failed: 'Not saved',
  canceled: 'Canceled',
}

function ProgressRow({ row: { entry, state, note, labelsNotAdded } }: { readonly row: ImportRow }) {
  const isSaved = state === 'saved'
  return (
    <li data-state={state} className="flex items-start gap-4 border-t border-rule py-3">
      <span className="mt-0.5 shrink-0">{icons[state]}</span>
      <span className="min-w-0">
        <span
          className={`block [overflow-wrap:anywhere] ${isSaved ? 'font-display lining-nums' : 'tabular'}`}
        >
          {isSaved ? note : entry.text}
        </span>
        <span className={`block text-sm ${state === 'failed' ? 'text-danger' : 'text-ink-faint'}`}>
          {state === 'failed' ? note : isSaved ? entry.text : words[state]}
        </span>
        {labelsNotAdded.length > 0 && (
          <span className="block text-sm [overflow-wrap:anywhere]">
            Labels not added: {labelsNotAdded.join(', ')}. You already have {LABELS_MAX} labels.
          </span>
        )}
      </span>
    </li>
  )
}
