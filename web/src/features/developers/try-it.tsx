import { Button, TextArea, TextField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { Form } from '../../components/form.tsx'
import { ApiKeyField, usePastedKey } from './api-key.tsx'
import { buildTarget, exampleValues, listHeaders, type RequestValues } from './build-request.ts'
import { CodeBlock } from './code-block.tsx'
import type { EndpointView } from './openapi-document.ts'

/** A form that sends a real request with the pasted key. */
export function TryIt({ endpoint }: { readonly endpoint: EndpointView }) {
  const { key } = usePastedKey()
  const [values, setValues] = useState<RequestValues>(() => exampleValues(endpoint))
  const { isSending, received, send } = useTryIt(endpoint, key)
  const isKeyMissing = key.trim() === ''
  const [isAsked, setAsked] = useState(false)
  const submit = () => {
    setAsked(isKeyMissing)
    if (!isKeyMissing && !isSending) void send(values)
  }
  const inputs = endpoint.fields.filter(({ place }) => place !== 'body')
  return (
    <Form
      onSubmit={submit}
      aria-label={`Try: ${endpoint.summary}`}
      className="mt-4 max-w-2xl border-l-3 border-accent pl-5"
    >
      <ApiKeyField
        label="API key"
        error={isAsked && isKeyMissing ? 'Paste an API key' : undefined}
      />
      {inputs.map(({ name }) => (
        <TextField
          key={name}
          label={name}
          size="small"
          keepsNoteLine={false}
          className="mb-3"
          autoComplete="off"
          spellCheck={false}
          value={values.fields[name] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setValues({ ...values, fields: { ...values.fields, [name]: value } })
          }
        />
      ))}
      {endpoint.body !== null && (
        <TextArea
          label="JSON body"
          rows={6}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          value={values.body}
          onChange={({ currentTarget: { value } }) => setValues({ ...values, body: value })}
        />
      )}
      {endpoint.takesImage && (
        <label className="mb-3 block">
          <span className="block text-sm font-semibold">Image</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="mt-1 max-w-full"
            onChange={({ currentTarget: { files } }) => setValues({ ...values, image: files?.[0] })}
          />
        </label>
      )}
      <Button type="submit" className="mt-2" busy={isSending}>
        Send request
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {received === 'failed' && <p className="m-0">The server did not respond. Try again.</p>}
        {received && received !== 'failed' && (
          <>
            <p className="m-0 font-semibold">{received.status}</p>
            {received.rateLimit && (
              <p className="m-0 text-sm text-ink-soft">Limits left: {received.rateLimit}</p>
            )}
            <CodeBlock label="Response" code={received.text || '(empty)'} />
          </>
        )}
      </div>
    </Form>
  )
}

interface ReceivedResponse {
  readonly status: string
  /** What is left of the account's limits. */
  readonly rateLimit: string
  readonly text: string
}

const SHOWN_CHARACTERS = 20_000

/** Sends a request to this server with a key, and never with cookies. */
function useTryIt(endpoint: EndpointView, key: string) {
  const [isSending, setSending] = useState(false)
  const [received, setReceived] = useState<ReceivedResponse | 'failed' | null>(null)
  const send = async (values: RequestValues) => {
    setSending(true)
    try {
      const response = await fetch(buildTarget(endpoint, values), {
        method: endpoint.method,
        headers: [...listHeaders(endpoint, values), ['authorization', `Bearer ${key.trim()}`]],
        credentials: 'omit',
        ...(endpoint.body !== null && { body: values.body }),
        ...(values.image && { body: values.image }),
      })
      setReceived({
        status: `${response.status} ${response.statusText}`.trim(),
        rateLimit: response.headers.get('ratelimit') ?? '',
        text: format(await response.text()),
      })
    } catch {
      setReceived('failed')
    }
    setSending(false)
  }
  return { isSending, received, send }
}

function format(text: string) {
  const shown = text.slice(0, SHOWN_CHARACTERS)
  try {
    return JSON.stringify(JSON.parse(text), null, 2).slice(0, SHOWN_CHARACTERS)
  } catch {
    return shown
  }
}
