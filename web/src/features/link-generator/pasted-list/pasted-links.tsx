import { AMAZON_ASSOCIATE_SENTENCE, earnsAtAmazon } from '@everyshelf/domain/affiliate'
import { Button, ProgressBar } from '@everyshelf/ui/primitives'
import { useEffect, useId, useRef } from 'react'
import { ApiProvider } from '../../../lib/api/trpc.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { PastedRowItem } from './pasted-row.tsx'
import { canRetry, isPending, type PastedRow, usePastedLinks } from './use-pasted-links.ts'

interface PastedLinksProps {
  readonly inputs: readonly string[]
  readonly onReset: () => void
}

/** The links of a pasted list, one row per book. */
export function PastedLinks({ inputs, onReset }: PastedLinksProps) {
  const { rows, isRunning, cancel, retry } = usePastedLinks(inputs)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useTitle(`${inputs.length} books · Everyshelf`)
  const done = rows.filter(({ state }) => state === 'done').length
  const retryable = rows.filter(canRetry).length

  return (
    <section aria-labelledby={id}>
      <div data-surface="board" className="coach-line">
        <div className="page-column py-12">
          <h1
            ref={heading}
            id={id}
            tabIndex={-1}
            className="m-0 font-display text-4xl outline-none"
          >
            {inputs.length} books
          </h1>
          <p role="status" className="m-0 mt-2 text-ink-soft">
            {summary(done, rows.length, isRunning)}
          </p>
          <ProgressBar
            label="Links created"
            max={rows.length}
            value={rows.filter((row) => !isPending(row)).length}
            className="mt-5 max-w-xl"
          />
          <div className="mt-7 flex flex-wrap gap-3">
            {isRunning && (
              <Button kind="outline" onClick={cancel}>
                Cancel
              </Button>
            )}
            {!isRunning && retryable > 0 && (
              <Button onClick={retry}>
                Retry {retryable} {retryable === 1 ? 'book' : 'books'}
              </Button>
            )}
            {!isRunning && (
              <Button kind={retryable > 0 ? 'outline' : 'solid'} onClick={onReset}>
                Create another link
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="page-column">
        <p className="m-0 mt-8 mb-4 max-w-[70ch] text-ink-soft">
          Open a row to see its direct links.
          {earnsAtAmazon(rows.flatMap(listTagOwners)) && ` ${AMAZON_ASSOCIATE_SENTENCE}`}
        </p>
        <ApiProvider>
          <ol className="m-0 list-none border-b border-rule p-0">
            {rows.map((row) => (
              <PastedRowItem key={row.input} row={row} />
            ))}
          </ol>
        </ApiProvider>
      </div>
    </section>
  )
}

function listTagOwners(row: PastedRow) {
  return row.state === 'done' ? row.made.links.directLinks.map(({ tagOwner }) => tagOwner) : []
}

function summary(done: number, total: number, isRunning: boolean): string {
  if (isRunning)
    return `${done} of ${total} links created${total > 30 ? '. Long lists take a few minutes.' : ''}`
  return done < total
    ? `${done} of ${total} links created, ${total - done} not created`
    : `All ${total} links created`
}
