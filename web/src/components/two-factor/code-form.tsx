import { readApiError } from '@everyshelf/client'
import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { Button, type ButtonKind, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../form.tsx'

interface CodeFormProps {
  readonly label: string
  readonly hint: string
  readonly action: string
  readonly kind?: ButtonKind
  readonly size?: 'medium' | 'large'
  readonly isBusy: boolean
  /** The error of the last API call. */
  readonly error?: unknown
  /** What was wrong with the last code, where the caller knows it. */
  readonly problem?: ErrorCode | null
  readonly onCode: (code: string) => void
}

/** A field for a code, with the error of the last attempt. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, action, kind = 'solid', size = 'large', isBusy, onCode } = props
  const error = props.problem ? describe(props.problem) : explainError(props.error)
  const [code, setCode] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  return (
    <Form
      onSubmit={() => {
        setEmpty(code.trim() === '')
        if (code.trim() !== '' && !isBusy) onCode(code)
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={isEmpty ? 'Please enter a code' : error}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        size={size}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        action={
          <Button type="submit" kind={kind} size={size} busy={isBusy}>
            {action}
          </Button>
        }
      />
    </Form>
  )
}

function explainError(error: unknown): string | undefined {
  if (!error) return undefined
  const { code, details } = readApiError(error)
  if (code === 'sign-in-again')
    return 'It’s been too long since you signed in. Sign out, then sign in again.'
  if (code !== 'rate-limited') return describe(code)
  const minutes = Math.ceil(Number(details.retryAfterSeconds ?? 60) / 60)
  return `Too many attempts. Wait ${minutes === 1 ? '1 minute' : `${minutes} minutes`}, then try again.`
}

function describe(code: ErrorCode): string {
  const { title, text } = errorMessages[code]
  return `${title}. ${text}`
}
