import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'
import type { FormLogic } from './use-form-logic.ts'

interface SeveralBooksProps {
  readonly inputs: readonly string[]
  /** Of the button that takes all of them. */
  readonly acceptLabel: string
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onChoose: (input: string) => void
  /** The list to choose from; null until its code is loaded. */
  readonly BookChoices: FormLogic['BookChoices'] | null
}

/** Longer lists offer no choice of a single book. */
const LISTED_MAX = 8

/** For a text that names several books: create a link for each, or choose one. */
export function SeveralBooks({
  inputs,
  acceptLabel,
  onAccept,
  onDecline,
  onChoose,
  BookChoices,
}: SeveralBooksProps) {
  const accept = useRef<HTMLButtonElement>(null)
  useEffect(() => accept.current?.focus(), [])
  return (
    <section
      aria-label="Several books"
      className="mt-4 flex animate-rise flex-wrap items-center gap-3 border-t border-rule pt-4"
    >
      <p role="status" className="m-0 mr-auto font-medium max-sm:w-full">
        You pasted {inputs.length} books.
      </p>
      <Button ref={accept} onClick={onAccept}>
        {acceptLabel}
      </Button>
      <Button kind="outline" onClick={onDecline}>
        Use only the first
      </Button>
      {BookChoices && inputs.length <= LISTED_MAX && (
        <BookChoices inputs={inputs} onChoose={onChoose} />
      )}
    </section>
  )
}
