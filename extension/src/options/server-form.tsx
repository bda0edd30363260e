import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useEffect, useState } from 'react'
import { DEFAULT_SERVER, serverAddress } from '../storage/server-address.ts'
import { parseServerAddress } from './parse-server-address.ts'

const REFUSAL =
  'Enter the address alone, such as https://everyshelf.example. Beyond this computer it must begin with https.'

/** Which server makes the links; people may run their own. */
export function ServerForm() {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => void serverAddress.getValue().then(setText), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const address = parseServerAddress(text)
    if (!address) return setError(REFUSAL)
    await serverAddress.setValue(address)
    setText(address)
    setSaved(true)
  }

  return (
    <form noValidate onSubmit={save}>
      <TextField
        label="Server address"
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={DEFAULT_SERVER}
        value={text}
        error={error}
        hint={<span role="status">{isSaved ? 'Saved.' : 'The Everyshelf server you use.'}</span>}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setError(null)
          setSaved(false)
        }}
        action={<Button type="submit">Save</Button>}
      />
    </form>
  )
}
