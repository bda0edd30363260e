import { readApiError } from '@everyshelf/client'
import { countOf } from '@everyshelf/domain/format'
import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import type { BulkAction, LinkSelection } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, Dialog, Spinner } from '@everyshelf/ui/primitives'
import { keepPreviousData } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useState } from 'react'
import { joinNames } from '../../../components/countries/join-names.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SeePremium } from '../../../components/premium-offer.tsx'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import type { SavedLink } from '../../../lib/links/saved-link.ts'
import { EditionsForm, LabelsForm, ModeForm, StoresForm } from './action-forms.tsx'
import { startBulkChange } from './bulk-run.ts'
import { describeEffect, describeReason } from './describe-action.ts'
import { suggestTitles, TitlesForm } from './titles-form.tsx'

export type ActionName = 'labels' | 'mode' | 'stores' | 'editions' | 'titles' | 'remove'

export interface ActionDialogProps {
  readonly name: ActionName
  readonly selection: LinkSelection
  /** For titles, the books that have none. */
  readonly untitled?: readonly SavedLink[]
  readonly count: number
  readonly onClose: () => void
  readonly onStart: () => void
}

const titles: Readonly<Record<ActionName, (links: string) => string>> = {
  labels: (links) => `Change labels for ${links}`,
  mode: (links) => `Change the destination of ${links}`,
  stores: (links) => `Turn stores on or off for ${links}`,
  editions: (links) => `Change editions for ${links}`,
  titles: (links) => `Add titles to ${links}`,
  remove: (links) => `Remove ${links}`,
}

const firstActions: Readonly<Record<ActionName, BulkAction | null>> = {
  mode: { kind: 'mode', mode: 'choose' },
  labels: null,
  stores: null,
  editions: null,
  titles: null,
  remove: { kind: 'remove' },
}

const forms = {
  labels: LabelsForm,
  mode: ModeForm,
  stores: StoresForm,
  editions: EditionsForm,
  titles: TitlesForm,
  remove: null,
} as const

const removal = `Short links keep working for readers, without affiliate tags. You can undo this for ${REMOVAL_UNDO_DAYS} days.`

/** Chooses an action for the selected links, and shows what it would change before it starts. */
export function ActionDialog(props: ActionDialogProps) {
  const { name, count, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titles[name](countOf(count, 'link'))}
      description={name === 'remove' ? removal : undefined}
    >
      <ApiProvider>
        <ActionForm {...props} />
      </ApiProvider>
    </Dialog>
  )
}

function ActionForm({ name, selection, untitled = [], onClose, onStart }: ActionDialogProps) {
  const [action, setAction] = useState(firstActions[name] ?? suggestTitles(untitled))
  const [isStarting, setStarting] = useState(false)
  const [error, setError] = useState<ErrorCode | null>(null)
  const Form = forms[name]
  const preview = usePreview(selection, action)
  const titles = action?.kind === 'titles' ? action.titles : null
  const changed = titles
    ? titles.length
    : preview.data?.groups
        .filter(({ outcome }) => outcome === 'changed')
        .reduce((sum, group) => sum + group.count, 0)
  const start = async () => {
    if (!action) return
    setStarting(true)
    try {
      await startBulkChange(titles ? { ids: titles.map(({ id }) => id) } : selection, action)
      onStart()
    } catch (failure) {
      setError(readApiError(failure).code)
      setStarting(false)
    }
  }
  return (
    <>
      {Form && (
        <div className="mt-5">
          <Form {...{ action, untitled }} onChange={setAction} />
        </div>
      )}
      <div aria-live="polite" hidden={name === 'titles'} className="mt-6 min-h-16">
        {!action && <p className="m-0 text-ink-soft">Choose a change to see a preview here.</p>}
        {action && preview.isError && (
          <LoadFailure error={preview.error} onRetry={preview.refetch} />
        )}
        {action && preview.isPending && <Spinner className="size-6 text-accent" />}
        {action && preview.data && (
          <div className={preview.isPlaceholderData ? 'opacity-50' : undefined}>
            <PreviewGroups action={action} preview={preview.data} />
          </div>
        )}
      </div>
      {error && (
        <p role="alert" className="m-0 mt-4 font-medium text-danger">
          {errorMessages[error].text}
        </p>
      )}
      {/* The buttons stay in view when the form is higher than the screen. */}
      <div className="sticky -bottom-7 -mx-7 -mb-7 mt-4 grid grid-cols-[auto_1fr] gap-3 border-t border-rule bg-sheet px-7 pt-4 pb-5 sm:-bottom-9 sm:-mx-9 sm:-mb-9 sm:grid-cols-2 sm:px-9">
        <Button kind="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          kind={name === 'remove' ? 'danger' : 'solid'}
          busy={isStarting}
          disabled={!action || !changed || preview.isPlaceholderData}
          onClick={() => void start()}
        >
          {name === 'remove' ? 'Remove' : 'Change'} {changed ? countOf(changed, 'link') : 'links'}
        </Button>
      </div>
    </>
  )
}

/** Any action, because a query needs an input also while it is disabled. */
const placeholder: BulkAction = { kind: 'remove' }

function usePreview(selection: LinkSelection, action: BulkAction | null) {
  return trpc.bulkChanges.preview.useQuery(
    { selection, action: action ?? placeholder },
    {
      enabled: action !== null && action.kind !== 'titles',
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  )
}

type Preview = RouterOutputs['bulkChanges']['preview']
type Group = Preview['groups'][number]

interface PreviewGroupsProps {
  readonly action: BulkAction
  readonly preview: Preview
}

/** What would change and what stays, with counts, reasons, and examples. */
function PreviewGroups({ action, preview: { groups, missing } }: PreviewGroupsProps) {
  return (
    <ul aria-label="Preview" className="m-0 list-none border-b border-rule p-0">
      {groups.map((group) => (
        <PreviewRow key={JSON.stringify([group.reason, group.effect])} {...{ action, group }} />
      ))}
      {missing > 0 && (
        <li className="flex gap-3 border-t border-rule py-3 text-ink-soft">
          {icons.unchanged}
          {countOf(missing, 'selected link')} {missing === 1 ? 'is' : 'are'} no longer in your
          account
        </li>
      )}
    </ul>
  )
}

const icons = {
  changed: <CircleCheck className="mt-0.5 size-5 shrink-0 text-accent" />,
  unchanged: <CircleMinus className="mt-0.5 size-5 shrink-0 text-ink-faint" />,
  refused: <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" />,
} as const

function PreviewRow({ action, group }: { readonly action: BulkAction; readonly group: Group }) {
  const { outcome, reason, effect, count, examples } = group
  const verb = action.kind === 'remove' ? 'will be removed' : 'will change'
  const text = outcome === 'changed' ? describeEffect(action, effect) : describeReason(reason)
  const others = count - examples.length
  const titles = examples.map(({ title }) => title)
  return (
    <li className="flex gap-3 border-t border-rule py-3">
      {icons[outcome]}
      <span className="min-w-0">
        <span className="block font-semibold">
          {countOf(count, 'link')}{' '}
          {outcome === 'changed' ? verb : count === 1 ? 'stays as it is' : 'stay as they are'}
        </span>
        {text && (
          <span className={`block ${outcome === 'refused' ? 'text-danger' : 'text-ink-soft'}`}>
            {text} {reason === 'premium-required-to-manage' && <SeePremium />}
          </span>
        )}
        <span className="mt-0.5 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
          {joinNames(others > 0 ? [...titles, `${others} more`] : titles, titles.length + 1)}
        </span>
      </span>
    </li>
  )
}
