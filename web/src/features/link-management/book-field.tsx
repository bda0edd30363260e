import { readBookInput } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { describeReading } from '@everyshelf/ui/book-input'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { useReadBook } from './use-read-book.ts'

interface BookFieldProps {
  readonly label: string
  /** What the button says, and for whom that is not enough, what more. */
  readonly action: string
  readonly about: string
  readonly hint: ReactNode
  /** Why a book that can be read is still not taken; null when it is. */
  readonly refuse?: (identifier: BookIdentifier) => string | null
  /** Whether it worked: what was typed is kept until it did. */
  readonly onBook: (identifier: BookIdentifier) => Promise<boolean>
}

/** One book by ISBN, ASIN or the address of its page, read as everywhere on this site. */
export function BookField({ label, action, about, hint, refuse, onBook }: BookFieldProps) {
  const readBook = useReadBook()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const found = await readBook(text)
    const refusal = found.problem ?? refuse?.(found.identifier) ?? null
    setProblem(refusal)
    if (!refusal && found.identifier && (await onBook(found.identifier))) setText('')
    setBusy(false)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="ISBN, ASIN or address of its page"
        value={text}
        readOnly={isBusy}
        error={problem}
        hint={(text && describeReading(readBookInput(text))) || hint}
        onChange={({ currentTarget }) => {
          setProblem(null)
          setText(currentTarget.value)
        }}
        action={
          <Button type="submit" kind="outline" busy={isBusy}>
            {action}
            <span className="sr-only"> {about}</span>
          </Button>
        }
      />
    </form>
  )
}
