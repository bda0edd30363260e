import { readApiError } from '@everyshelf/client'
import { formatDate } from '@everyshelf/domain/format'
import { isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import type { RouterOutputs } from '@everyshelf/server/api'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { Button, Disclosure } from '@everyshelf/ui/primitives'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'
import { showToast, toastTexts } from '../../lib/toasts.ts'

type TagChange = RouterOutputs['profile']['tagChanges'][number]

/** The changes of tags that the user can still undo. Renders nothing without any. */
export function TagChanges() {
  const server = trpc.useUtils()
  const { data: changes = [] } = trpc.profile.tagChanges.useQuery(undefined, { staleTime: 0 })
  const undo = trpc.profile.undoTagChange.useMutation({
    onSuccess: () => showToast(toastTexts['tags-restored']),
    onError: (error) => void showError(readApiError(error).code),
    onSettled: () =>
      Promise.all([server.profile.tagChanges.invalidate(), server.profile.get.invalidate()]),
  })
  if (changes.length === 0) return null
  return (
    <div className="mb-8">
      <Disclosure title="Recent changes" count={changes.length} isCompact>
        <p className="mt-1 mb-3 max-w-[60ch] text-ink-soft text-pretty">
          Undoing a change also undoes all later ones. Don’t recognize a change? Change your
          password and disconnect your extensions too.
        </p>
        <ul aria-label="Recent changes" className="m-0 grid list-none gap-4 p-0">
          {changes.map((change) => (
            <Change
              key={change.id}
              change={change}
              isBusy={undo.isPending && undo.variables.id === change.id}
              onUndo={() => undo.mutate({ id: change.id })}
            />
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

interface ChangeProps {
  readonly change: TagChange
  readonly isBusy: boolean
  readonly onUndo: () => void
}

function Change({ change, isBusy, onUndo }: ChangeProps) {
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="m-0 font-semibold">{formatDate(change.changedAt)}</p>
        {describeBefore(change.before).map((line) => (
          <p key={line} className="m-0 break-words">
            {line}
          </p>
        ))}
        <p className="m-0 text-sm text-ink-soft">
          You can undo this until {formatDate(change.undoUntil)}.
        </p>
      </div>
      <Button kind="outline" size="small" busy={isBusy} onClick={onUndo}>
        Undo change
        <span className="sr-only"> from {formatDate(change.changedAt)}</span>
      </Button>
    </li>
  )
}

function describeBefore({ affiliateTags = {}, programIds = {} }: TagChange['before']): string[] {
  const stores = Object.entries(affiliateTags).flatMap(([code, tag]) =>
    isMarketplaceCode(code)
      ? `${marketplaceTitle(code)}: ${tag ? `your tag was ${tag}` : 'you had no tag'}`
      : [],
  )
  const retailers = Object.entries(programIds).map(
    ([code, ids]) =>
      `${retailerName(code)}: ${ids ? `${Object.keys(ids).length === 1 ? 'your affiliate ID was' : 'your affiliate IDs were'} ${Object.values(ids).join(', ')}` : 'you had no affiliate ID'}`,
  )
  return [...stores, ...retailers]
}
