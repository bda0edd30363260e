import { readApiError } from '@everyshelf/client'
import { readTypedBook } from '@everyshelf/domain/books'
import { type BookIdentifier, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { describeBookInput, explainBookInput } from '@everyshelf/ui/book-input'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'
import { Form } from '../../components/form.tsx'
import { trpc } from '../../lib/api/trpc.tsx'

interface BookFieldProps {
  readonly label: string
  /** The label of the button. `about` adds to it for screen readers. */
  readonly action: string
  readonly about: string
  readonly hint: ReactNode
  /** Why a valid book is still refused; null when it is accepted. */
  readonly refuse?: (identifier: BookIdentifier) => string | null
  /** Resolves to whether it worked. The text stays in the field until it does. */
  readonly onBook: (identifier: BookIdentifier) => Promise<boolean>
}

/** A field for one book: ISBN, ASIN or the URL of its page. */
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
    <Form onSubmit={submit}>
      <TextField
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="ISBN, ASIN, or book link"
        value={text}
        readOnly={isBusy}
        error={problem}
        hint={(text && describeBookInput(readTypedBook(text))) || hint}
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
    </Form>
  )
}

type ResolvedBook =
  | { readonly identifier: BookIdentifier; readonly problem: null }
  | { readonly identifier: null; readonly problem: string }

/** Finds the book that a text names; only Amazon's short links need the server for that. */
function useReadBook(): (text: string) => Promise<ResolvedBook> {
  const { mutateAsync: resolveShort } = trpc.links.resolveShort.useMutation()
  return async (text) => {
    const reading = readTypedBook(text)
    if (reading.kind === 'book') return { identifier: reading.identifier, problem: null }
    if (reading.kind !== 'retailer-short-link') {
      return { identifier: null, problem: explainBookInput(reading, text) }
    }
    try {
      const { asin } = await resolveShort({ url: reading.url })
      const identifier = parseBookIdentifier(asin)
      if (identifier) return { identifier, problem: null }
    } catch (error) {
      const { code } = readApiError(error)
      if (code !== 'invalid-url') return { identifier: null, problem: errorMessages[code].text }
    }
    return {
      identifier: null,
      problem: 'This shortened link doesn’t lead to a book. Paste the book’s ISBN instead.',
    }
  }
}
