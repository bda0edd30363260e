import { Button, Spinner } from '@everyshelf/ui/primitives'
import { Examples } from '../examples.tsx'
import { explainRefusal } from '../explain-refusal.ts'
import { TesterPage } from '../tester-page.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { RouteAnswer } from './route-answer.tsx'
import { type RedirectExample, useRedirectTest } from './use-redirect-test.ts'

const EXAMPLES: readonly RedirectExample[] = [
  {
    title: 'Pride and Prejudice for a French speaker in Switzerland',
    input: '9780141439518',
    reader: { country: 'CH', language: 'fr' },
  },
  {
    title: 'A Kindle book in Poland, whose store sells none',
    input: 'B00ICH9SAC',
    reader: { country: 'PL', language: 'pl', format: 'kindle' },
  },
  {
    title: 'An ISBN that begins with 979, in Germany',
    input: '9798886451740',
    reader: { country: 'DE', language: 'de' },
  },
]

export function RedirectTest() {
  return (
    <TesterPage
      title="Where would this reader land?"
      lead="Choose a link and a reader, and see every step of the decision. Nobody is sent anywhere, and nothing is counted."
    >
      <Tester />
    </TesterPage>
  )
}

function Tester() {
  const test = useRedirectTest()
  const { route, input, isBusy } = test
  const refusal = test.error ? explainRefusal(test.error, input) : null
  return (
    <>
      <RedirectForm
        text={test.text}
        reader={test.reader}
        formats={route?.formats ?? []}
        isOpenFormat={route?.isOwnLink === false}
        isBusy={isBusy}
        error={test.isEmpty ? 'Paste a link of ours or the number of a book.' : null}
        onText={test.setText}
        onReader={test.change}
        onSubmit={test.ask}
      />
      {isBusy && !route && (
        <p className="m-0 mt-10 flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5" label="Finding the way" />
          <span aria-hidden="true">Finding the way</span>
        </p>
      )}
      {refusal && !isBusy && (
        <div role="alert" className="mt-10 border-t border-rule py-8">
          <p className="m-0 font-semibold">{refusal.title}</p>
          <p className="m-0 mt-1 text-ink-soft">{refusal.text}</p>
          {refusal.canRetry && (
            <Button kind="outline" size="small" className="mt-3 min-h-11" onClick={test.ask}>
              Try again
            </Button>
          )}
        </div>
      )}
      {route && !refusal && <RouteAnswer route={route} device={test.reader.device} />}
      {input === '' && <Examples examples={EXAMPLES} onPick={test.pick} />}
    </>
  )
}
