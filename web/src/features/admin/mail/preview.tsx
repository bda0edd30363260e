import { useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import type { OutboxFacts } from './mail-names.ts'
import { SendSample } from './send-sample.tsx'

const widths = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
] as const

interface PreviewProps {
  readonly facts: OutboxFacts['templates'][number]
}

/** One kind of mail, as a page and as text. */
export function Preview({ facts }: PreviewProps) {
  const { template, title, about } = facts
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('phone')
  const { data, isError, refetch } = trpc.admin.outbox.preview.useQuery({ template })
  return (
    <div className="min-w-0">
      <h3 className="m-0 text-lg font-semibold">{title}</h3>
      <p className="m-0 text-ink-soft">{about}</p>
      <SendSample template={template} />
      {isError ? (
        <div className="mt-6">
          <LoadFailure onRetry={() => void refetch()} />
        </div>
      ) : !data ? (
        <div role="status" className="mt-6 h-96 animate-late rounded-md bg-rule/40">
          <span className="sr-only">Loading</span>
        </div>
      ) : (
        <>
          <p className="mt-6 mb-4 [overflow-wrap:anywhere]">
            <span className="text-ink-soft">Subject:</span> {data.subject}
          </p>
          <div className="grid gap-8 2xl:grid-cols-2">
            {data.html !== null && (
              <div className="min-w-0">
                <ChoiceRow label="Width" choices={widths} value={width} onChoose={setWidth} />
                <iframe
                  title={`${title}, as a page`}
                  // It may run nothing, open nothing and read nothing of ours.
                  sandbox=""
                  src={`/mail-preview/${template}`}
                  className={`mt-3 block h-[36rem] max-w-full rounded-md border border-rule bg-white ${width === 'phone' ? 'w-[23.4375rem]' : 'w-full'}`}
                />
              </div>
            )}
            <div className="min-w-0">
              <h4 className="m-0 mb-3 flex min-h-11 items-center text-base font-semibold">
                As text
                {data.html === null && (
                  <span className="ml-2 font-normal text-ink-soft">
                    alone: somebody’s own words are in it
                  </span>
                )}
              </h4>
              <pre className="m-0 max-h-[36rem] overflow-auto rounded-md border border-rule bg-sheet p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
                {data.text}
              </pre>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
