import { errorMessages, isErrorCode } from '@everyshelf/domain/messages'
import { CodeBlock } from './code-block.tsx'
import { listErrors } from './openapi-document.ts'
import { withOrigin } from './origin.ts'

const { title, text: detail } = errorMessages['link-limit-reached']
const example = {
  type: 'https://everyshelf.invalid/developers#link-limit-reached',
  title,
  status: 403,
  detail,
  code: 'link-limit-reached',
  details: { used: 5, max: 5 },
  requestId: 'Q2hJd0pSc1Rk',
}

/** No endpoint has this response, only addresses. */
const WRONG_METHOD = { status: '405', code: 'method-not-allowed' }

const errors = [...listErrors(), WRONG_METHOD].toSorted((a, b) => a.status.localeCompare(b.status))

/** The codes that answers can have, each at the address that `type` names. */
export function ErrorList({ origin }: { readonly origin: string }) {
  return (
    <>
      <p>
        Errors are <code>application/problem+json</code> (RFC 9457). Branch on <code>code</code>: it
        never changes. New codes may appear. With <code>invalid-input</code>, <code>details</code>{' '}
        names the <code>field</code> and the <code>rule</code> that it broke.
      </p>
      <CodeBlock label="Example" code={withOrigin(JSON.stringify(example, null, 2), origin)} />
      <dl className="m-0 mt-6 border-b border-rule">
        {errors.map(({ status, code }) => (
          <div
            key={code}
            id={code}
            className="grid scroll-mt-20 gap-x-6 border-t border-rule py-2.5 sm:grid-cols-[3rem_15rem_minmax(0,1fr)]"
          >
            <dt className="[overflow-wrap:anywhere]">
              <code className="font-semibold">{code}</code>
            </dt>
            <dd className="m-0 text-ink-faint sm:order-first">{status}</dd>
            <dd className="m-0 text-ink-soft">{isErrorCode(code) && errorMessages[code].text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
