import { readTypedBook } from '@everyshelf/domain/books'
import type { LinkInspection } from '@everyshelf/domain/links'
import { isUrlText } from '@everyshelf/domain/product-urls'
import { explainBookInput } from '@everyshelf/ui/book-input'
import { TesterSection } from '../tester-section.tsx'

interface UnknownInputProps {
  readonly text: string
  readonly problem: LinkInspection['problem']
}

const MAX_QUOTE_LENGTH = 60

/** Explains why the input is not a link, ISBN or ASIN, and what to paste instead. */
export function UnknownInput({ text, problem }: UnknownInputProps) {
  return (
    <>
      <TesterSection title="Link details">
        <p className="m-0 font-medium wrap-anywhere">{describe(text, problem)}</p>
      </TesterSection>
      <TesterSection title="What to paste">
        <ul className="m-0 grid gap-2 pl-5">
          <li>The URL of a book’s page in a store</li>
          <li>A Global Link, an affiliate link, or an Amazon short link</li>
          <li>The ISBN from the back cover, or an ASIN</li>
        </ul>
      </TesterSection>
    </>
  )
}

function describe(text: string, problem: LinkInspection['problem']): string {
  const quote = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text
  if (isUrlText(text)) return `We don’t recognize “${quote}” as a store or Everyshelf link.`
  if (problem === 'check-digit') {
    return `“${quote}” looks like an ISBN, but its last digit does not match. Check for a typo.`
  }
  if (problem === 'music') return `“${quote}” is a number for printed music, not for a book.`
  const reason = explainBookInput(readTypedBook(text), text)
  return [`“${quote}” is not a link, ISBN, or ASIN.`, reason].filter(Boolean).join(' ')
}
