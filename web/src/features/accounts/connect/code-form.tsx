import { readUserCode } from '@everyshelf/domain/devices'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { ConnectSheet } from './connect-sheet.tsx'

interface CodeFormProps {
  /** What the address has, when it is no code. */
  readonly typed?: string
  readonly title?: string
  readonly lead?: string
  readonly onCode: (code: string) => void
}

const NOT_A_CODE = 'A code has eight letters, such as BCDF-GHJK.'

export function CodeForm({
  typed = '',
  title = 'Connect the extension',
  lead = 'Enter the code that the extension shows you.',
  onCode,
}: CodeFormProps) {
  const [text, setText] = useState(typed)
  const [error, setError] = useState<string | null>(typed ? NOT_A_CODE : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readUserCode(text)
    if (code) onCode(code)
    else setError(NOT_A_CODE)
  }
  return (
    <ConnectSheet title={title} lead={lead}>
      <form noValidate onSubmit={submit}>
        <TextField
          label="Code"
          value={text}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="BCDF-GHJK"
          onChange={(event) => {
            setText(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" size="large" className="mt-4 w-full">
          Continue
        </Button>
      </form>
    </ConnectSheet>
  )
}
