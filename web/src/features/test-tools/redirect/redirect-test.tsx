import { BusyNote } from '../../../components/busy-note.tsx'
import { ToolPage } from '../../../components/tool-page.tsx'
import { Examples } from '../examples.tsx'
import { TestFailure } from '../test-failure.tsx'
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
    <ToolPage
      title="Redirect test"
      lead="Choose a link and a reader to see where the reader lands and why. Tests don’t count as clicks."
    >
      <Tester />
    </ToolPage>
  )
}

function Tester() {
  const test = useRedirectTest()
  const { route, input, error, isBusy } = test
  return (
    <>
      <RedirectForm {...test} />
      {isBusy && !route && <BusyNote label="Finding the destination" className="mt-10" />}
      {Boolean(error) && !isBusy && (
        <TestFailure
          error={error}
          input={input}
          onRetry={test.submit}
          className="mt-10 border-t border-rule py-8"
        />
      )}
      {route && !error && <RouteResult route={route} device={test.reader.device} />}
      {input === '' && <Examples examples={EXAMPLES} onPick={test.pick} />}
    </>
  )
}
