import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useRef } from 'react'

interface MultipleBooksPromptProps {
  readonly inputs: readonly string[]
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onChoose: (input: string) => void
}

/** Longer lists offer no choice of a single book. */
const LISTED_MAX = 8

/** For a text that names several books: create a link for each, or choose one. */
export function MultipleBooksPrompt({
  inputs,
  onAccept,
  onDecline,
  onChoose,
}: MultipleBooksPromptProps) {
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
        Create {inputs.length} links
      </Button>
      <Button kind="outline" onClick={onDecline}>
        {' '}
        Use only the first{' '}
      </Button>
      {inputs.length <= LISTED_MAX && (
        <ul className="m-0 w-full list-none border-t border-rule p-0">
          {inputs.map((input) => (
            <li
              key={input}
              className="flex items-center justify-between gap-4 border-b border-rule py-1"
            >
              <span className="tabular min-w-0 truncate">{describeInput(input)}</span>
              <Button kind="quiet" size="small" onClick={() => onChoose(input)}>
                {' '}
                Use only this one <span className="sr-only">: {describeInput(input)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The table for hyphenating ISBNs is larger than this whole page, so the ISBN is shown as typed. */
function describeInput(input: string): string {
  return input.replace(/^https?:\/\/(?:www\.)?/, '')
}
