import { readApiError } from '@everyshelf/client'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'

interface CodeFormProps {
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly isBusy: boolean
  readonly error: unknown
  readonly onCode: (code: string) => void
}

/** A field for a code, with the error of the last attempt. */
export function CodeForm({ label, hint, action, isBusy, error, onCode }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(code.trim() === '')
        if (code.trim() !== '' && !isBusy) onCode(code)
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={isEmpty ? 'Please enter a code' : explainError(error)}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        size="large"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        action={
          <Button type="submit" size="large" busy={isBusy}>
            {action}
          </Button>
        }
      />
    </form>
  )
}

function explainError(error: unknown): string | undefined {
  if (!error) return undefined
  const { code, details } = readApiError(error)
  if (code === 'sign-in-again') return 'You signed in too long ago. Sign out, then sign in again.'
  if (code !== 'rate-limited') return `${errorMessages[code].title}. ${errorMessages[code].text}`
  const minutes = Math.ceil(Number(details.retryAfterSeconds ?? 60) / 60)
  return `Too many attempts. Please wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`
}
