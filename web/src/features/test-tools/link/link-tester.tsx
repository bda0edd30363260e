import { readTypedBook } from '@everyshelf/domain/books'
import type { LinkInspection } from '@everyshelf/domain/links'
import { isUrlText } from '@everyshelf/domain/product-urls'
import { explainBookInput } from '@everyshelf/ui/book-input'
import { Button, buttonClasses, TextField } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { BusyNote } from '../../../components/busy-note.tsx'
import { EpubCheckLink } from '../../../components/epub-check-link.tsx'
import { Form } from '../../../components/form.tsx'
import { ToolPage } from '../../../components/tool-page.tsx'
import { paths } from '../../../lib/paths.ts'
import { Examples } from '../examples.tsx'
import { TestFailure } from '../test-failure.tsx'
import { TesterSection } from '../tester-section.tsx'
import { useFocusIfLost } from '../use-focus-if-lost.ts'
import { DestinationSection } from './destination-section.tsx'
import { CleanedUrl, LinkDetails, Warnings } from './inspection.tsx'
import { globalLinkInput } from './inspection-texts.ts'
import { type LinkTestState, useLinkTest } from './use-link-test.ts'

const EXAMPLES = [
  {
    title: 'An Amazon URL copied from search results',
    text: 'https://www.amazon.com/Pride-Prejudice-Jane-Austen/dp/0141439513/ref=sr_1_1?crid=3K7XYZ&keywords=pride+and+prejudice&qid=1699999999&sr=8-1&tag=someauthor-20',
  },
  {
    title: 'An ISBN starting with 979, which has no Amazon page',
    text: 'https://www.amazon.fr/dp/9791090636071',
  },
  {
    title: 'A Bookshop.org affiliate link',
    text: 'https://bookshop.org/a/12345/9780141439518',
  },
]

export function LinkTester() {
  return (
    <ToolPage
      title="Link tester"
      lead="Paste a book link from a store, an affiliate, or Everyshelf. See who earns the commission, where readers go, and any problems."
    >
      <Tester />
    </ToolPage>
  )
}

function Tester() {
  const state = useLinkTest()
  const { text, isBusy, inspection } = state
  return (
    <>
      <Form
        aria-busy={isBusy}
        className="mt-9 mb-10 rounded-lg border border-rule bg-sheet p-5 shadow-float sm:p-8"
        onSubmit={() => state.test(text)}
      >
        <TextField
          label="Link to test"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          placeholder="https://www.amazon.com/dp/0141439513"
          value={text}
          onChange={({ currentTarget }) => state.setText(currentTarget.value)}
          error={state.isEmpty ? 'Paste a link, ISBN, or ASIN.' : undefined}
          hint="Tests don’t count as clicks. Among short links, we can open only Amazon’s."
          action={
            <Button type="submit" busy={isBusy} className="sm:min-w-44">
              Test link
            </Button>
          }
        />
      </Form>
      {isBusy && <BusyNote label="Testing the link" />}
      {inspection && <Result {...state} inspection={inspection} />}
      {((!inspection && !isBusy) || (inspection && isUnknown(inspection))) && (
        <Examples examples={EXAMPLES} onPick={(example) => state.test(example.text)} />
      )}
      <div className="border-t border-rule py-8">
        <EpubCheckLink />
      </div>
    </>
  )
}

type ResultProps = LinkTestState & { readonly inspection: NonNullable<LinkTestState['inspection']> }

/** Whether we recognize nothing about the input. */
const isUnknown = ({ kind, warnings }: ResultProps['inspection']) =>
  kind === 'unknown' && warnings.length === 0

function Result({ inspection, testedText, input, route, error, retry, activeTags }: ResultProps) {
  const announcementRef = useFocusIfLost<HTMLParagraphElement>()
  const globalLinkSource = globalLinkInput(inspection)
  const announcement = (
    <p ref={announcementRef} tabIndex={-1} role="status" className="sr-only">
      Test finished
    </p>
  )
  if (isUnknown(inspection)) {
    return (
      <>
        {announcement}
        <UnknownInput text={testedText ?? ''} problem={inspection.problem} />
      </>
    )
  }
  return (
    <div className="border-b border-rule">
      {announcement}
      <LinkDetails inspection={inspection} />
      <Warnings warnings={inspection.warnings} />
      {inspection.cleaning && <CleanedUrl cleaning={inspection.cleaning} />}
      {route && input && <DestinationSection key={input} route={route} ownTags={activeTags} />}
      {Boolean(error) && (
        <TesterSection title="Destination">
          <TestFailure error={error} input={input ?? ''} onRetry={retry} />
        </TesterSection>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule py-8">
        {globalLinkSource && (
          <Link
            to={`${paths.home}?input=${encodeURIComponent(globalLinkSource)}`}
            className={buttonClasses()}
          >
            Create a Global Link
          </Link>
        )}
        {route && input && (
          <Link
            to={`${paths.redirectTest}?input=${encodeURIComponent(input)}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            See the redirect step by step
          </Link>
        )}
      </div>
    </div>
  )
}

interface UnknownInputProps {
  readonly text: string
  readonly problem: LinkInspection['problem']
}

const MAX_QUOTE_LENGTH = 60

/** Explains why the input is not a link, ISBN or ASIN, and what to paste instead. */
function UnknownInput({ text, problem }: UnknownInputProps) {
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

function describe(text: string, problem: LinkInspection['problem']) {
  const quote = text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text
  if (isUrlText(text)) return `We don’t recognize “${quote}” as a store or Everyshelf link.`
  if (problem === 'check-digit') {
    return `“${quote}” looks like an ISBN, but its last digit does not match. Check for a typo.`
  }
  if (problem === 'music') return `“${quote}” is a number for printed music, not for a book.`
  const reason = explainBookInput(readTypedBook(text), text)
  return [`“${quote}” is not a link, ISBN, or ASIN.`, reason].filter(Boolean).join(' ')
}
