import { AMAZON_ASSOCIATE_SENTENCE } from '@everyshelf/domain/affiliate'
import { Button } from '@everyshelf/ui/primitives'
import { useEffect, useId, useRef } from 'react'
import { ServiceTagsOnly } from '../../../components/service-tags-only.tsx'
import { ApiProvider } from '../../../lib/api.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { BulkRowItem } from './bulk-row-item.tsx'
import { canBeTriedAgain, isOpen, useBulk } from './use-bulk.ts'

interface BulkMakerProps {
  readonly inputs: readonly string[]
  readonly onReset: () => void
}

/** A pasted list: one row for each book, made a few at a time. */
export function BulkMaker({ inputs, onReset }: BulkMakerProps) {
  const { rows, isRunning, cancel, retry } = useBulk(inputs)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useTitle(`${inputs.length} books · Everyshelf`)
  const done = rows.filter(({ state }) => state === 'done').length
  const again = rows.filter(canBeTriedAgain).length

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
          <progress
            aria-label="Links made"
            max={rows.length}
            value={rows.filter((row) => !isOpen(row)).length}
            className="mt-5 block h-1.5 w-full max-w-xl appearance-none overflow-hidden rounded-full border-0 bg-wash [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
          />
          <div className="mt-7 flex flex-wrap gap-3">
            {isRunning && (
              <Button kind="outline" onClick={cancel}>
                Cancel
              </Button>
            )}
            {!isRunning && again > 0 && <Button onClick={retry}>Try {again} again</Button>}
            {!isRunning && (
              <Button kind={again > 0 ? 'outline' : 'solid'} onClick={onReset}>
                Make another link
              </Button>
            )}
          </div>
        </div>
      </div>
      <div className="page-column">
        <p className="m-0 mt-8 mb-4 max-w-[70ch] text-ink-soft">
          Each row opens its direct links.{' '}
          <ServiceTagsOnly>{AMAZON_ASSOCIATE_SENTENCE}</ServiceTagsOnly>
        </p>
        <ApiProvider>
          <ol className="m-0 list-none border-b border-rule p-0">
            {rows.map((row) => (
              <BulkRowItem key={row.input} row={row} />
            ))}
          </ol>
        </ApiProvider>
      </div>
    </section>
  )
}

function summary(done: number, total: number, isRunning: boolean): string {
  if (isRunning)
    return `${done} of ${total} links made${total > 30 ? '; a long list takes some minutes' : ''}`
  return done < total
    ? `${done} of ${total} links made, ${total - done} not`
    : `All ${total} links are made`
}
