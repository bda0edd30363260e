import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, type ReactNode, useState } from 'react'

interface RenamableRowProps {
  readonly icon: ReactNode
  readonly name: string
  /** When it was added and used. */
  readonly facts: string
  readonly rename: RenameField
  readonly onRename: (name: string) => Promise<unknown>
  readonly removeLabel: 'Disconnect' | 'Remove'
  readonly isRemoving?: boolean
  readonly onRemove: () => void
}

/** The field for a new name. */
interface RenameField {
  readonly label: string
  readonly initial: string
  /** The name that an empty field gives; without one, a name is required. */
  readonly fallback?: string
  readonly maxLength: number
}

/** A device, passkey, or authenticator app in its list. */
export function RenamableRow(props: RenamableRowProps) {
  const { icon, name, facts, rename, onRename, removeLabel, onRemove } = props
  const [isRenaming, setRenaming] = useState(false)
  return (
    <li className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="shrink-0 text-ink-faint">{icon}</span>
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="m-0 font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="m-0 text-sm text-ink-soft">{facts}</p>
        </div>
        <div className="flex gap-1">
          <Button kind="quiet" size="small" onClick={() => setRenaming(!isRenaming)}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
          <Button kind="quiet" size="small" busy={props.isRemoving ?? false} onClick={onRemove}>
            {removeLabel}
            <span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {isRenaming && (
        <RenameForm
          {...rename}
          onName={async (chosen) => {
            await onRename(chosen)
            setRenaming(false)
          }}
        />
      )}
    </li>
  )
}

interface RenameFormProps extends RenameField {
  readonly onName: (name: string) => Promise<void>
}

function RenameForm({ label, initial, fallback, maxLength, onName }: RenameFormProps) {
  const [text, setText] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const isMissing = fallback === undefined && text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isMissing || isBusy) return
    setBusy(true)
    // The list shows the error.
    await onName(text).catch(() => {})
    setBusy(false)
  }
  return (
    <form noValidate className="mt-3 max-w-md pl-10" onSubmit={submit}>
      <TextField
        label={label}
        value={text}
        placeholder={fallback}
        error={isMissing ? 'Please enter a name' : undefined}
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        action={
          <Button type="submit" kind="outline" busy={isBusy}>
            Save
          </Button>
        }
      />
    </form>
  )
}
