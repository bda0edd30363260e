import type { EndpointView } from './openapi-document.ts'

/** What a developer entered for a request. */
export interface RequestValues {
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
  readonly image?: File | undefined
}

/** The path and query of a request, below the server's address. */
export function buildTarget({ path, fields }: EndpointView, values: RequestValues): string {
  let target = path
  const query = new URLSearchParams()
  for (const { name, place } of fields) {
    const value = values.fields[name] ?? ''
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value))
    else if (place === 'query' && value !== '') query.set(name, value)
  }
  const search = query.toString()
  return `/api/v1${target}${search ? `?${search}` : ''}`
}

export function listHeaders(
  endpoint: EndpointView,
  { fields, image }: RequestValues,
): [string, string][] {
  const given = endpoint.fields
    .filter(({ name, place }) => place === 'header' && fields[name])
    .map(({ name }): [string, string] => [name, fields[name] ?? ''])
  if (endpoint.takesImage) return [...given, ['content-type', image?.type ?? 'image/jpeg']]
  return endpoint.body === null ? given : [...given, ['content-type', 'application/json']]
}

/** The values of the documented example. */
export function exampleValues({ fields, body }: EndpointView): RequestValues {
  return {
    fields: Object.fromEntries(fields.map(({ name, example }) => [name, example])),
    body: body ?? '',
  }
}

/**
 * The request as a command for a POSIX shell, with the key that the developer pasted.
 *
 * @example buildCurl('https://everyshelf.example', endpoint, exampleValues(endpoint))
 */
export function buildCurl(
  origin: string,
  endpoint: EndpointView,
  values: RequestValues,
  key = '',
): string {
  const { method, body, takesImage } = endpoint
  const lines = [
    `curl ${quote(`${origin}${buildTarget(endpoint, values)}`)}`,
    ...(method === 'GET' ? [] : [`--request ${method}`]),
    `--header ${quoteKey(key)}`,
    ...listHeaders(endpoint, values).map(
      ([name, value]) => `--header ${quote(`${name}: ${value}`)}`,
    ),
    ...(body === null ? [] : [`--data ${quote(values.body)}`]),
    ...(takesImage ? [`--data-binary ${quote(`@${values.image?.name ?? 'cover.jpg'}`)}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** Without a key, that of the variable which the first example sets. */
export function quoteKey(key: string): string {
  const pasted = key.trim()
  return pasted === ''
    ? '\'Authorization: Bearer \'"$EVERYSHELF_KEY"'
    : quote(`Authorization: Bearer ${pasted}`)
}

function quote(text: string) {
  return `'${text.replaceAll("'", "'\\''")}'`
}
