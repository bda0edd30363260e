import { DEVICE_NAME_MAX_LENGTH } from '@everyshelf/domain/schemas'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { Puzzle } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { describeBrowser } from '../connect/describe-browser.ts'
import { describeAge } from './describe-age.ts'

interface DeviceRowProps {
  readonly device: RouterOutputs['devices']['list'][number]
  readonly isDisconnecting: boolean
  readonly onDisconnect: () => void
  readonly onRename: (name: string) => Promise<void>
}

export function DeviceRow({ device, isDisconnecting, onDisconnect, onRename }: DeviceRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const agent = describeBrowser(device)
  const name = device.name ?? agent
  return (
    <li className="border-t border-rule py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Puzzle aria-hidden="true" className="size-6 shrink-0 text-ink-faint" />
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="m-0 font-semibold break-words">{name}</p>
          <p className="m-0 text-sm text-ink-soft">
            {[
              device.name && agent,
              device.version && `extension ${device.version}`,
              `connected ${describeAge(device.connectedAt)}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        <div className="flex gap-1">
          <Button kind="quiet" size="small" onClick={() => setRenaming(!isRenaming)}>
            Rename<span className="sr-only"> {name}</span>
          </Button>
          <Button kind="quiet" size="small" busy={isDisconnecting} onClick={onDisconnect}>
            Disconnect<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {isRenaming && (
        <NameForm
          name={device.name ?? ''}
          placeholder={agent}
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
  readonly placeholder: string
  readonly onName: (name: string) => Promise<void>
}

function NameForm({ name, placeholder, onName }: NameFormProps) {
  const [text, setText] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    // The list shows the error.
    await onName(text).catch(() => {})
    setBusy(false)
  }
  return (
    <form noValidate className="mt-3 max-w-md pl-10" onSubmit={submit}>
      <TextField
        label="Device name"
        value={text}
        placeholder={placeholder}
        maxLength={DEVICE_NAME_MAX_LENGTH}
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
