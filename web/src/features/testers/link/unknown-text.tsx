import type { LinkInspection } from '@everyshelf/domain/links'
import { isUrlText } from '@everyshelf/domain/product-urls'
import { TesterPart } from '../tester-page.tsx'

interface UnknownTextProps {
  readonly text: string
  readonly problem: LinkInspection['problem']
}

const LONGEST_QUOTE = 60

/** The answer to a text that is neither a link that we know nor a number: what it is not, and what to paste. */
export function UnknownText({ text, problem }: UnknownTextProps) {
  return (
    <>
      <TesterPart title="What it is">
        <p className="m-0 font-medium wrap-anywhere">{describe(text, problem)}</p>
      </TesterPart>
      <TesterPart title="What to paste">
        <ul className="m-0 grid gap-2 pl-5">
          <li>The address of a book’s own page in a store</li>
          <li>A Global Link, an affiliate link, or a short link from Amazon</li>
          <li>The ISBN from the back cover, or an ASIN</li>
        </ul>
      </TesterPart>
    </>
  )
}

function describe(text: string, problem: LinkInspection['problem']): string {
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
  if (isUrlText(text)) return `“${quote}” is not the address of a store or a link that we know.`
  if (problem === 'check-digit') {
    return `“${quote}” looks like an ISBN, but its last digit does not match. Check for a typo.`
  }
  if (problem === 'music') return `“${quote}” is the number of printed music, not of a book.`
  return `“${quote}” is not a link, an ISBN or an ASIN.`
}
