import { readBookInput } from '@everyshelf/domain/books'
import { describeReading } from '@everyshelf/ui/book-input'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import type { Popup } from './use-popup.ts'

const HINT = 'The number stands on the back cover.'

/** The field of the home page, for pages that name no book. */
export function EntryForm({ popup }: { readonly popup: Popup }) {
  const { draft, error, isBusy, change, submit } = popup
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        field.current?.focus()
      }}
    >
      <TextField
        ref={field}
        label="Enter ISBN, ASIN, or Amazon URL"
        name="book"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft}
        error={error}
        hint={describeReading(readBookInput(draft)) ?? HINT}
        onChange={(event) => change(event.currentTarget.value)}
        action={
          <Button type="submit" busy={isBusy}>
            {isBusy ? 'Processing...' : 'Generate Global Link'}
          </Button>
        }
      />
    </form>
  )
}
