import type { MoveChoice } from '@everyshelf/domain/moving'
import { hint } from '@everyshelf/ui/labels'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { LoadFailure } from '../../components/load-failure.tsx'
import type { MoveRow } from './move.ts'
import { describePlan, readWrongNumber } from './move-texts.ts'
import { useMoveRows } from './use-move-rows.ts'

interface MoveRowsProps {
  readonly id: string
  readonly isList: boolean
  readonly isBusy: boolean
  readonly onChoose: (choice: MoveChoice, positions: number[]) => void
  readonly onTakeOffer: (position: number) => void
}

const choices = [
  { code: 'keep', name: 'Keep its name' },
  { code: 'new', name: 'New short link' },
  { code: 'skip', name: 'Skip' },
] as const

/** What the author can choose for a row, and what is chosen. */
function listChoices({ action, problem, slug, choice }: MoveRow, isList: boolean) {
  const isSkipped = action === 'skip'
  if (isList) {
    const offered = [{ code: 'new', name: 'Import' }, choices[2]]
    return { offered, chosen: isSkipped ? 'skip' : 'new' }
  }
  // A slug that is taken or not allowed cannot be kept.
  const canKeep = !problem?.startsWith('slug-')
  const suggested = slug ? 'keep' : 'new'
  return {
    offered: canKeep ? choices : choices.slice(1),
    chosen: isSkipped ? 'skip' : canKeep ? (choice ?? suggested) : 'new',
  }
}

/** One row per link of the file, with what the import will do. */
export function MoveRows({ id, isList, isBusy, onChoose, onTakeOffer }: MoveRowsProps) {
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = useMoveRows(id)
  if (!rows) return error ? <LoadFailure error={error} onRetry={retry} /> : null
  return (
    <>
      <ol aria-label="Links in the file" className="m-0 list-none border-b border-rule p-0">
        {rows.map((row) => (
          <PreviewRow
            key={row.position}
            row={row}
            isList={isList}
            isBusy={isBusy}
            onChoose={(choice) => onChoose(choice, [row.position])}
            onTakeOffer={() => onTakeOffer(row.position)}
          />
        ))}
      </ol>
      {hasMore && (
        <Button kind="outline" className="mt-6" busy={isLoadingMore} onClick={loadMore}>
          Show more
        </Button>
      )}
    </>
  )
}

interface PreviewRowProps {
  readonly row: MoveRow
  readonly isList: boolean
  readonly isBusy: boolean
  readonly onChoose: (choice: MoveChoice) => void
  readonly onTakeOffer: () => void
}

function PreviewRow({ row, isList, isBusy, onChoose, onTakeOffer }: PreviewRowProps) {
  const { action, problem, oldAddress, target, title, book, isShortLink } = row
  const name = title || oldAddress || target
  // Without a book there is nothing to choose.
  const isBook = book !== null || isShortLink
  const offer = readWrongNumber(row, isList)?.offer
  const { offered, chosen } = listChoices(row, isList)
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-rule py-3.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem] md:items-center">
      <div className="min-w-0">
        <p className="m-0 font-semibold wrap-anywhere">{name}</p>
        <p className="m-0 text-sm text-ink-soft wrap-anywhere">
          {[name !== oldAddress && shorten(oldAddress), name !== target && shorten(target)]
            .filter(Boolean)
            .join(' → ')}
        </p>
      </div>
      <p
        className={classNames(
          'm-0 text-pretty max-md:text-sm',
          problem !== null && action === 'skip' ? 'text-danger' : 'text-ink-soft',
        )}
      >
        {describePlan(row, isList)}
      </p>
      {isBook ? (
        <select
          aria-label={`What to do with ${name}`}
          value={chosen}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as MoveChoice)}
          className="min-h-11 w-full rounded-md border border-field-rule bg-field px-3 text-field-ink"
        >
          {offered.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      ) : offer ? (
        <Button kind="outline" size="small" disabled={isBusy} onClick={onTakeOffer}>
          {hint('useIsbn', { isbn: offer })}
        </Button>
      ) : (
        <span />
      )}
    </li>
  )
}

const TARGET_MAX = 80

function shorten(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  return bare.length > TARGET_MAX ? `${bare.slice(0, TARGET_MAX)}…` : bare
}
