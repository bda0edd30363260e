import { readApiError } from '@everyshelf/client'
import { formatCount } from '@everyshelf/domain/format'
import { IMPORT_UNDO_DAYS } from '@everyshelf/domain/limits'
import { describeMoveCounts, describeMoveResult } from '@everyshelf/domain/moving'
import { Button, buttonClasses, Dialog, DialogClose } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionButton } from '../../components/action-button.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { apiClient } from '../../lib/api/api-client.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { saveCsv } from '../../lib/files/save-csv.ts'
import { linkPath, paths } from '../../lib/paths.ts'
import type { Move, MoveRow } from './move.ts'
import { describeLookUp, nameMove } from './move-texts.ts'
import { useMoveRows } from './use-move-rows.ts'

/** The old address and the new link of each row. */
export function MoveResult({ move }: { readonly move: Move }) {
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = useMoveRows(move.id)
  const isUndone = move.state === 'undone'
  return (
    <section aria-labelledby="move-result" className="mt-8">
      <h2 id="move-result" className="m-0 font-display text-2xl wrap-anywhere">
        {nameMove(move)}
      </h2>
      <p role="status" className="tabular m-0 mt-2 text-lg">
        {isUndone
          ? 'Undone. We removed the links that this import created or restored.'
          : `Done. ${describeMoveCounts(move.counts)}`}
      </p>
      {move.state === 'looking-up' && (
        <p className="tabular mt-2 mb-0 text-ink-soft">{describeLookUp(move)}</p>
      )}
      {!isUndone && move.service !== 'everyshelf' && move.service !== 'list' && (
        <p className="mt-2 mb-0 text-ink-soft">
          Your old links still belong to the other service. Replace them with your new links.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!isUndone && (
          <Link to={paths.dashboard} className={buttonClasses('solid')}>
            Go to your links
          </Link>
        )}
        <ActionButton
          kind="outline"
          icon={<Download className="size-[1.1em]" />}
          onAction={() =>
            saveResultCsv(move.id).catch((thrown) => showError(readApiError(thrown).code))
          }
        >
          Download CSV
        </ActionButton>
        {move.canUndo && <UndoMove move={move} />}
      </div>
      {rows ? (
        <ol aria-label="Imported links" className="m-0 mt-6 list-none border-b border-rule p-0">
          {rows.map((row) => (
            <ResultRow key={row.position} row={row} />
          ))}
        </ol>
      ) : (
        error !== null && <LoadFailure error={error} onRetry={retry} className="mt-6" />
      )}
      {hasMore && (
        <Button kind="outline" className="mt-6" busy={isLoadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </section>
  )
}

function ResultRow({ row }: { readonly row: MoveRow }) {
  const { title, oldAddress, target, line, linkId, globalLink, clicks } = row
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-rule py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="m-0 font-semibold wrap-anywhere">
          {title || oldAddress || target || `Line ${formatCount(line)}`}
        </p>
        <p className="tabular m-0 text-sm text-ink-soft wrap-anywhere">
          {[
            title && oldAddress,
            clicks !== null && `${formatCount(clicks)} clicks before the import`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="min-w-0">
        {linkId && globalLink && (
          <Link
            to={linkPath(linkId)}
            className="text-link inline-flex min-h-11 items-center wrap-anywhere md:min-h-0"
          >
            {globalLink.replace(/^https?:\/\//, '')}
          </Link>
        )}
        <p className="m-0 text-sm text-ink-soft text-pretty">{describeMoveResult(row)}</p>
      </div>
    </li>
  )
}

function UndoMove({ move }: { readonly move: Move }) {
  const [isOpen, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const undo = trpc.moves.undo.useMutation({
    onSuccess: () => utils.moves.invalidate(),
    onError: (thrown) => showError(readApiError(thrown).code),
  })
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        Undo this import
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Undo this import?"
        description={`We remove the links this import created or restored. Their short links keep working for readers and stay yours. You can undo an import for ${IMPORT_UNDO_DAYS} days.`}
      >
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={undo.isPending} onClick={() => undo.mutate({ id: move.id })}>
            Undo this import
          </Button>
          <DialogClose asChild>
            <Button kind="outline">Cancel</Button>
          </DialogClose>
        </div>
      </Dialog>
    </>
  )
}

/** Old address and new link of a row. */
function toRecord(row: MoveRow) {
  return {
    'Old address': row.oldAddress,
    Title: row.title,
    'New link': row.globalLink,
    Result: describeMoveResult(row),
    'Clicks before the import': row.clicks,
  }
}

/** Saves the whole result, however much of it is shown. */
async function saveResultCsv(id: string): Promise<void> {
  const rows: MoveRow[] = []
  let cursor: number | null = 0
  while (cursor !== null) {
    const page: { links: readonly MoveRow[]; next: number | null } =
      await apiClient.moves.rows.query({ id, cursor })
    rows.push(...page.links)
    cursor = page.next
  }
  saveCsv(rows.map(toRecord), 'everyshelf-import.csv')
}
