import { formatCount } from '@everyshelf/domain/format'
import { LABEL_NAME_MAX_LENGTH, type LabelColor, labelColors } from '@everyshelf/domain/links'
import { Button, IconButton, TextField } from '@everyshelf/ui/primitives'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { colorNames } from './label-chip.tsx'
import { LabelDot } from './label-dot.tsx'
import { type UsedLabel, useChangeLabel } from './use-change-label.ts'

/** A label of the account, with its actions. */
export function LabelRow({ label }: { readonly label: UsedLabel }) {
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await change.rename(name)) onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="py-1.5">
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
    </form>
  )
}
