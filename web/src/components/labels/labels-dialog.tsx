import { readApiError } from '@everyshelf/client'
import { formatCount } from '@everyshelf/domain/format'
import { LABEL_NAME_MAX_LENGTH, type LabelColor, labelColors } from '@everyshelf/domain/links'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, Dialog, IconButton, Spinner, TextField } from '@everyshelf/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { Form } from '../form.tsx'
import { colorNames } from './label-chip.tsx'
import { LabelDot } from './label-dot.tsx'

/** Renames, recolors, merges, and deletes the labels of the account. */
export function LabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: labels, error, refetch } = trpc.labels.list.useQuery()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Labels"
      description="Labels help you find links. Only you see your labels."
    >
      {labels ? (
        <ul className="m-0 mt-5 list-none p-0">
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} />
          ))}
          {labels.length === 0 && (
            <li className="text-ink-soft">
              You have no labels yet. To add one, click the tag icon on a link.
            </li>
          )}
        </ul>
      ) : error ? (
        <div role="alert" className="mt-5">
          <p className="m-0 mb-3 text-danger">{errorMessages[readApiError(error).code].text}</p>
          <Button kind="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="mt-5">
          <Spinner />
        </div>
      )}
    </Dialog>
  )
}

/** A label of the account, with its actions. */
function LabelRow({ label }: { readonly label: UsedLabel }) {
  const [mode, setMode] = useState<'shown' | 'coloring' | 'renaming' | 'deleting'>('shown')
  const change = useChangeLabel(label)
  const { name, links } = label
  const count = `${formatCount(links)} ${links === 1 ? 'link' : 'links'}`
  const close = () => {
    change.reset()
    setMode('shown')
  }
  return (
    <li className="border-t border-rule py-1.5">
      {mode === 'renaming' ? (
        <RenameForm label={label} change={change} onClose={close} />
      ) : (
        <div className="flex items-center gap-1">
          <IconButton
            label={`Color of ${name}: ${colorNames[label.color]}`}
            title="Change color"
            aria-expanded={mode === 'coloring'}
            icon={<LabelDot color={label.color} large />}
            onClick={() => setMode(mode === 'coloring' ? 'shown' : 'coloring')}
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{name}</span>
            <span className="tabular block text-sm text-ink-soft">{count}</span>
          </span>
          <IconButton
            label={`Rename ${name}`}
            title="Rename"
            icon={<Pencil />}
            onClick={() => setMode('renaming')}
          />
          <IconButton
            label={`Delete ${name}`}
            title="Delete"
            icon={<Trash2 />}
            className="hover:text-danger"
            onClick={() => setMode('deleting')}
          />
        </div>
      )}
      {mode === 'coloring' && (
        <ColorChoice label={label} onChange={(color) => void change.recolor(color)} />
      )}
      {mode === 'deleting' && (
        <div className="pb-3">
          <p className="m-0 mb-3 text-sm text-ink-soft">
            {links === 0 ? 'No links have this label.' : `${count} will lose this label.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" busy={change.isPending} onClick={() => void change.remove()}>
              Delete label
            </Button>
            <Button size="small" kind="outline" onClick={close}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {mode !== 'renaming' && change.problem && (
        <p role="alert" className="m-0 pb-2 text-sm font-medium text-danger">
          {change.problem}
        </p>
      )}
    </li>
  )
}

interface ColorChoiceProps {
  readonly label: UsedLabel
  readonly onChange: (color: LabelColor) => void
}

function ColorChoice({ label: { id, name, color }, onChange }: ColorChoiceProps) {
  return (
    <fieldset className="m-0 flex flex-wrap border-0 p-0 pb-2">
      <legend className="sr-only">Color of {name}</legend>
      {labelColors.map((one) => (
        <label
          key={one}
          title={colorNames[one]}
          className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={`color-${id}`}
            aria-label={colorNames[one]}
            checked={one === color}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          <LabelDot color={one} large />
        </label>
      ))}
    </fieldset>
  )
}

interface RenameFormProps {
  readonly label: UsedLabel
  readonly change: ReturnType<typeof useChangeLabel>
  readonly onClose: () => void
}

function RenameForm({ label, change, onClose }: RenameFormProps) {
  const [name, setName] = useState(label.name)
  const { otherId } = change
  const submit = async () => {
    if (await change.rename(name)) onClose()
  }
  return (
    <Form onSubmit={submit} className="py-1.5">
      <TextField
        label={`New name for ${label.name}`}
        hideLabel
        autoComplete="off"
        autoFocus
        maxLength={LABEL_NAME_MAX_LENGTH}
        value={name}
        error={change.problem ?? undefined}
        onChange={(event) => {
          change.reset()
          setName(event.currentTarget.value)
        }}
      />
      <div className="flex flex-wrap gap-2">
        {otherId ? (
          <Button size="small" busy={change.isPending} onClick={() => void change.merge(otherId)}>
            Merge the two labels
          </Button>
        ) : (
          <Button size="small" type="submit" busy={change.isPending} disabled={name.trim() === ''}>
            Rename
          </Button>
        )}
        <Button size="small" kind="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}

type UsedLabel = RouterOutputs['labels']['list'][number]

/** Changes one label, and reports why a change was refused. */
function useChangeLabel({ id }: UsedLabel) {
  const listed = useListedLinks()
  const update = trpc.labels.update.useMutation()
  const mergeInto = trpc.labels.merge.useMutation()
  const removeOne = trpc.labels.remove.useMutation()
  const [failure, setFailure] = useState<{ code: ErrorCode; otherId: string | null } | null>(null)

  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setFailure(null)
    try {
      await change()
      await listed.refresh()
      return true
    } catch (error) {
      const { code, details } = readApiError(error)
      setFailure({ code, otherId: typeof details.id === 'string' ? details.id : null })
      return false
    }
  }
  return {
    isPending: update.isPending || mergeInto.isPending || removeOne.isPending,
    problem: failure && errorMessages[failure.code].text,
    /** The label that has the wanted name already. */
    otherId: failure?.otherId ?? null,
    rename: (name: string) => run(() => update.mutateAsync({ id, name })),
    recolor: (color: LabelColor) => run(() => update.mutateAsync({ id, color })),
    merge: (into: string) => run(() => mergeInto.mutateAsync({ id, into })),
    remove: () => run(() => removeOne.mutateAsync({ id })),
    reset: () => setFailure(null),
  }
}
