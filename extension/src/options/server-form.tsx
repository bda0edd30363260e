import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useEffect, useState } from 'react'
import { translate } from '../messages/translate.ts'
import { DEFAULT_SERVER, serverAddress } from '../storage/server-address.ts'
import { probeServer } from './probe-server.ts'

/** The state of the typed address. */
type Progress =
  | { readonly kind: 'editing' | 'checking' | 'saved' }
  | { readonly kind: 'refused'; readonly reason: string }

const hints = {
  editing: 'serverHint',
  checking: 'serverChecking',
  saved: 'serverSaved',
} as const

/** The server that creates the links; people may run their own. */
export function ServerForm() {
  const [text, setText] = useState('')
  const [progress, setProgress] = useState<Progress>({ kind: 'editing' })
  useEffect(() => void serverAddress.getValue().then(setText), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setProgress({ kind: 'checking' })
    const probed = await probeServer(text)
    if (!probed.ok) return setProgress({ kind: 'refused', reason: probed.reason })
    await serverAddress.setValue(probed.origin)
    setText(probed.origin)
    setProgress({ kind: 'saved' })
  }

  return (
    <form noValidate onSubmit={save}>
      <TextField
        label={translate('serverAddress')}
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={DEFAULT_SERVER}
        value={text}
        readOnly={progress.kind === 'checking'}
        error={progress.kind === 'refused' ? progress.reason : null}
        hint={
          progress.kind !== 'refused' && (
            <span role="status">{translate(hints[progress.kind])}</span>
          )
        }
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProgress({ kind: 'editing' })
        }}
        action={
          <Button type="submit" busy={progress.kind === 'checking'}>
            {translate('save')}
          </Button>
        }
      />
    </form>
  )
}
