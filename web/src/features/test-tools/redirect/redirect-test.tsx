import { Button, Spinner } from '@everyshelf/ui/primitives'
import { Examples } from '../examples.tsx'
import { explainError } from '../explain-error.ts'
import { TesterPage } from '../tester-page.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { RouteResult } from './route-result.tsx'
import { type RedirectExample, useRedirectTest } from './use-redirect-test.ts'

const EXAMPLES: readonly RedirectExample[] = [
  {
    title: 'Pride and Prejudice for a French speaker in Switzerland',
    input: '9780141439518',
    reader: { country: 'CH', language: 'fr' },
  },
  {
    title: 'A Kindle book in Poland, where Amazon sells no Kindle books',
    input: 'B00ICH9SAC',
    reader: { country: 'PL', language: 'pl', format: 'kindle' },
  },
  {
    title: 'An ISBN starting with 979 in Germany',
    input: '9798886451740',
    reader: { country: 'DE', language: 'de' },
  },
]

export function RedirectTest() {
  return (
    <TesterPage
      title="Redirect test"
      lead="Choose a link and a reader to see where the reader lands and why. Tests don’t count as clicks."
    >
      <Tester />
    </TesterPage>
  )
}

function Tester() {
  const test = useRedirectTest()
  const { route, input, isBusy } = test
  const errorText = test.error ? explainError(test.error, input) : null
  return (
    <>
      <RedirectForm
        text={test.text}
        reader={test.reader}
        formats={route?.formats ?? []}
        isFormatUnknown={route?.isOwnLink === false}
        isBusy={isBusy}
        error={test.problem}
        onText={test.setText}
        onReader={test.change}
        onSubmit={test.submit}
      />
      {isBusy && !route && (
        <p className="m-0 mt-10 flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5" label="Finding the destination" />
          <span aria-hidden="true">Finding the destination</span>
        </p>
      )}
      {errorText && !isBusy && (
        <div role="alert" className="mt-10 border-t border-rule py-8">
          <p className="m-0 font-semibold">{errorText.title}</p>
          <p className="m-0 mt-1 text-ink-soft">{errorText.text}</p>
          {errorText.canRetry && (
            <Button kind="outline" size="small" className="mt-3 min-h-11" onClick={test.submit}>
              Try again
            </Button>
          )}
        </div>
      )}
      {route && !errorText && <RouteResult route={route} device={test.reader.device} />}
      {input === '' && <Examples examples={EXAMPLES} onPick={test.pick} />}
    </>
  )
}
