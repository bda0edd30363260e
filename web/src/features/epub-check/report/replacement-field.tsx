import { TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'

interface ReplacementFieldProps {
  readonly typed: string
  readonly error: string | undefined
  readonly onType: (text: string) => void
}

/** Lets the author put a saved link in place of one that a store refuses. */
export function ReplacementField({ typed, error, onType }: ReplacementFieldProps) {
  const [isOpen, setOpen] = useState(typed !== '')
  if (!isOpen) {
    return (
      <button
        type="button"
        className="text-link min-h-11 font-medium sm:min-h-9"
        onClick={() => setOpen(true)}
      >
        Use an Everyshelf link instead
      </button>
    )
  }
  return (
    <TextField
      className="mt-2 w-full max-w-lg"
      label="Everyshelf link for the corrected copy"
      size="small"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      keepsNoteLine={false}
      placeholder={`${location.origin}/go/…`}
      // The button that opened the field is gone.
      autoFocus
      value={typed}
      error={error}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}
