import { InlineCode } from './inline-code.tsx'
import type { Field } from './openapi-document.ts'

const placeNames: Readonly<Record<Field['place'], string>> = {
  path: 'Path',
  query: 'Query',
  header: 'Header',
  body: 'JSON body',
}

/** What a request can contain. */
export function FieldList({ fields }: { readonly fields: readonly Field[] }) {
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
