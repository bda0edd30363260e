import { SIGN_IN_METHOD_NAME_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, type ReactNode, useState } from 'react'

interface MethodRowProps {
  readonly icon: ReactNode
  readonly name: string
  /** When it was added and used. */
  readonly facts: string
  readonly onRename: (name: string) => Promise<unknown>
  readonly onRemove: () => void
}

/** A passkey or an authenticator app in its list. */
export function MethodRow({ icon, name, facts, onRename, onRemove }: MethodRowProps) {
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
          <Button kind="quiet" size="small" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {isRenaming && (
        <NameForm
          name={name}
          onName={async (chosen) => {
            await onRename(chosen)
            setRenaming(false)
          }}
        />
      )}
    </li>
  )
}

interface NameFormProps {
  readonly name: string
  readonly onName: (name: string) => Promise<void>
}

function NameForm({ name, onName }: NameFormProps) {
  const [text, setText] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    // The list shows the error.
    await onName(text).catch(() => {})
    setBusy(false)
  }
  return (
    <form noValidate className="mt-3 max-w-md pl-10" onSubmit={submit}>
      <TextField
        label="Name"
        value={text}
        error={text.trim() === '' ? 'Please enter a name' : undefined}
        maxLength={SIGN_IN_METHOD_NAME_MAX_LENGTH}
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
