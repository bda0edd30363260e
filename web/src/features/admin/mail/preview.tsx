import { useState } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ChoiceRow } from '../components/choice-row.tsx'
import { AdminLoadFailure } from '../components/loaded.tsx'
import type { OutboxFacts } from './mail-labels.ts'
import { SendSample } from './send-sample.tsx'

const widths = [
  { value: 'phone', name: 'Phone' },
  { value: 'desktop', name: 'Desktop' },
] as const

type PreviewWidth = (typeof widths)[number]['value']

interface PreviewProps {
  readonly facts: OutboxFacts['templates'][number]
}

/** One template as HTML and as text. */
export function Preview({ facts }: PreviewProps) {
  const { template, title, about } = facts
  const [width, setWidth] = useState<PreviewWidth>('phone')
  const { data, error, refetch } = trpc.admin.outbox.preview.useQuery({ template })
  const isSideBySide = data?.html != null && width === 'phone'
  return (
    <div className="mt-7 min-w-0">
      <h3 className="m-0 text-lg font-semibold">{title}</h3>
      <p className="m-0 text-ink-soft">{about}</p>
      <SendSample template={template} />
      {error ? (
        <div className="mt-6">
          <AdminLoadFailure error={error} onRetry={() => void refetch()} />
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
          <div className="@container">
            <div
              className={`grid gap-8 ${isSideBySide ? '@2xl:grid-cols-[auto_minmax(0,1fr)]' : ''}`}
            >
              {data.html !== null && (
                <HtmlPreview template={template} title={title} width={width} onWidth={setWidth} />
              )}
              <MailText text={data.text} isOnlyVersion={data.html === null} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

interface HtmlPreviewProps {
  readonly template: string
  readonly title: string
  readonly width: PreviewWidth
  readonly onWidth: (width: PreviewWidth) => void
}

/** Shows an email's HTML in a fully sandboxed frame. */
function HtmlPreview({ template, title, width, onWidth }: HtmlPreviewProps) {
  return (
    <div className="min-w-0">
      <ChoiceRow label="Width" choices={widths} value={width} onChoose={onWidth} />
      <iframe
        title={`${title}, HTML version`}
        sandbox=""
        src={`/mail-preview/${template}`}
        className={`mt-3 block h-[38rem] max-w-full rounded-md border border-rule bg-[#f6f7f3] ${width === 'phone' ? 'w-[23.4375rem]' : 'w-full'}`}
      />
    </div>
  )
}

function MailText({
  text,
  isOnlyVersion,
}: {
  readonly text: string
  readonly isOnlyVersion: boolean
}) {
  return (
    <div className="min-w-0">
      <h4 className="m-0 mb-3 flex min-h-11 flex-wrap items-center gap-x-2 text-base font-semibold">
        Text version
        {isOnlyVersion && (
          <span className="font-normal text-ink-soft">
            no HTML version, because this email contains a user’s text
          </span>
        )}
      </h4>
      <pre className="m-0 min-h-40 rounded-md border border-rule bg-sheet p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
    </div>
  )
}
