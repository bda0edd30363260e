import { Button, buttonClasses, Spinner, TextField } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { Examples } from '../examples.tsx'
import { explainRefusal } from '../explain-refusal.ts'
import { TesterPage, TesterPart } from '../tester-page.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { globalLinkInput } from './finding-texts.ts'
import { CleanedAddress, Warnings, WhatItIs } from './findings.tsx'
import { LandingPart } from './landing-part.tsx'
import { UnknownText } from './unknown-text.tsx'
import { type LinkTestState, useLinkTest } from './use-link-test.ts'

const EXAMPLES = [
  {
    title: 'An Amazon address as it is copied after a search',
    text: 'https://www.amazon.com/Pride-Prejudice-Jane-Austen/dp/0141439513/ref=sr_1_1?crid=3K7XYZ&keywords=pride+and+prejudice&qid=1699999999&sr=8-1&tag=somebody-20',
  },
  {
    title: 'An ISBN that begins with 979 where Amazon has no page',
    text: 'https://www.amazon.fr/dp/9791090636071',
  },
  {
    title: 'A link of Bookshop.org that pays its maker',
    text: 'https://bookshop.org/a/12345/9780141439518',
  },
]

export function LinkTester() {
  return (
    <TesterPage
      title="What is in this link?"
      lead="Paste any link to a book, of a shop, of an affiliate or of ours: what it is, who earns, what is wrong with it, and where readers land."
    >
      <Tester />
    </TesterPage>
  )
}

function Tester() {
  const state = useLinkTest()
  const { text, isBusy, found } = state
  return (
    <>
      <form
        noValidate
        aria-busy={isBusy}
        className="mt-9 mb-10 rounded-lg border border-rule bg-sheet p-5 shadow-float sm:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          state.test(text)
        }}
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
          error={state.isEmpty ? 'Paste a link, an ISBN or an ASIN.' : undefined}
          hint="Nothing is opened and nothing is counted. Only Amazon's own short links are followed, by our server."
          action={
            <Button type="submit" busy={isBusy} className="sm:min-w-44">
              Test the link
            </Button>
          }
        />
      </form>
      {isBusy && (
        <p className="m-0 flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5" label="Reading the link" />
          <span aria-hidden="true">Reading the link</span>
        </p>
      )}
      {found && <Result {...state} found={found} />}
      {((!found && !isBusy) || (found && isUnknown(found))) && (
        <Examples examples={EXAMPLES} onPick={(example) => state.test(example.text)} />
      )}
    </>
  )
}

type ResultProps = LinkTestState & { readonly found: NonNullable<LinkTestState['found']> }

/** Nothing can be said of it but that. */
const isUnknown = ({ kind, warnings }: ResultProps['found']) =>
  kind === 'unknown' && warnings.length === 0

function Result({ found, tested, input, route, error, retry, tagsInForce }: ResultProps) {
  const taken = useLostFocus<HTMLParagraphElement>()
  const refusal = error ? explainRefusal(error, input ?? '') : null
  const makeFrom = globalLinkInput(found)
  const announcement = (
    <p ref={taken} tabIndex={-1} role="status" className="sr-only">
      The link is tested.
    </p>
  )
  if (isUnknown(found)) {
    return (
      <>
        {announcement}
        <UnknownText text={tested ?? ''} problem={found.problem} />
      </>
    )
  }
  return (
    <div className="border-b border-rule">
      {announcement}
      <WhatItIs found={found} />
      <Warnings warnings={found.warnings} />
      {found.cleaning && <CleanedAddress cleaning={found.cleaning} />}
      {route && input && <LandingPart key={input} route={route} ownTags={tagsInForce} />}
      {refusal && (
        <TesterPart title="Where it leads">
          <div role="alert">
            <p className="m-0 font-semibold">{refusal.title}</p>
            <p className="m-0 mt-1 text-ink-soft">{refusal.text}</p>
            {refusal.canRetry && (
              <Button kind="outline" size="small" className="mt-3 min-h-11" onClick={retry}>
                Try again
              </Button>
            )}
          </div>
        </TesterPart>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule py-8">
        {makeFrom && (
          <Link
            to={`${paths.home}?input=${encodeURIComponent(makeFrom)}`}
            className={buttonClasses()}
          >
            Make it a Global Link
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
