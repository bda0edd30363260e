import { Button } from '@everyshelf/ui/primitives'
import { Fragment, useState } from 'react'
import { usePastedKey } from './api-key.tsx'
import { buildCurl, exampleValues } from './build-request.ts'
import { CodeBlock } from './code-block.tsx'
import type { EndpointView, Field } from './openapi-document.ts'
import { TryIt } from './try-it.tsx'

interface EndpointEntryProps {
  readonly endpoint: EndpointView
  readonly origin: string
}

/** One endpoint. Its details open on a click, and work without JavaScript. */
export function EndpointEntry({ endpoint, origin }: EndpointEntryProps) {
  const { id, method, path, summary, description, fields, status, response } = endpoint
  const [isTrying, setTrying] = useState(false)
  const { key } = usePastedKey()
  return (
    <details id={id} className="group scroll-mt-20 border-t border-rule">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-3 marker:content-none hover:text-accent">
        <h3 className="m-0 text-base font-semibold">{summary}</h3>
        <code className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          <span className="font-semibold text-accent">{method}</span> {path}
        </code>
        <span
          aria-hidden="true"
          className="ml-auto text-ink-faint transition-transform group-open:rotate-90"
        >
          ›
        </span>
      </summary>
      <div className="grid gap-x-8 gap-y-4 pb-8 xl:grid-cols-2">
        <div className="min-w-0">
          <p className="m-0 max-w-[66ch] text-pretty">
            <InlineCode text={description} />
          </p>
          <FieldList fields={fields} />
          <Button
            kind="outline"
            className="mt-4"
            aria-expanded={isTrying}
            onClick={() => setTrying(!isTrying)}
          >
            {isTrying ? 'Close' : 'Try it'}
          </Button>
          {isTrying && <TryIt endpoint={endpoint} />}
        </div>
        <div className="grid min-w-0 content-start gap-y-2">
          <CodeBlock
            label="Example request"
            code={buildCurl(origin, endpoint, exampleValues(endpoint), key)}
          />
          {response && <CodeBlock label={`Example response (${status})`} code={response} />}
        </div>
      </div>
    </details>
  )
}

const placeNames: Readonly<Record<Field['place'], string>> = {
  path: 'Path',
  query: 'Query',
  header: 'Header',
  body: 'JSON body',
}

/** What a request can contain. */
function FieldList({ fields }: { readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null
  const places = [...new Set(fields.map(({ place }) => place))]
  return places.map((place) => (
    <div key={place} className="mt-5">
      <h4 className="m-0 text-sm font-semibold text-ink-soft">{placeNames[place]}</h4>
      <dl className="m-0 mt-1 border-b border-rule">
        {fields
          .filter((field) => field.place === place)
          .map((field) => (
            <div
              key={field.name}
              className="grid gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="[overflow-wrap:anywhere]">
                <code className="font-semibold">{field.name}</code>
                {field.isRequired && <span className="ml-2 text-sm text-accent">required</span>}
              </dt>
              <dd className="m-0 text-ink-soft [overflow-wrap:anywhere]">
                <span className="text-sm text-ink-faint">{field.type}</span>
                {field.description && (
                  <p className="m-0">
                    <InlineCode text={field.description} />
                  </p>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  ))
}

/** A sentence of the document, with the words between backticks set as code. */
function InlineCode({ text }: { readonly text: string }) {
  return [...text.matchAll(/`([^`]+)`|[^`]+/g)].map(({ 0: part, 1: code, index }) =>
    code === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className="rounded-sm bg-wash px-1 text-[0.9em]">
        {code}
      </code>
    ),
  )
}
