import { readUserCode } from '@everyshelf/domain/devices'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { ConnectLayout } from './connect-layout.tsx'

interface CodeFormProps {
  /** The URL's code parameter, when it is not a valid code. */
  readonly initialText?: string
  readonly title?: string
  readonly lead?: string
  readonly onCode: (code: string) => void
}

const INVALID_CODE_TEXT = 'Enter the 8-letter code, such as BCDF-GHJK.'

export function CodeForm({
  initialText = '',
  title = 'Connect to your account',
  lead = 'Enter the code that the extension or your terminal shows.',
  onCode,
}: CodeFormProps) {
  const [text, setText] = useState(initialText)
  const [error, setError] = useState<string | null>(initialText ? INVALID_CODE_TEXT : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readUserCode(text)
    if (code) onCode(code)
    else setError(INVALID_CODE_TEXT)
  }
  return (
    <ConnectLayout title={title} lead={lead}>
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
    </ConnectLayout>
  )
}
