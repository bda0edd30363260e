/** The keys of a response without its values; a list has the keys of all its items. */
export interface ResponseKeys {
  readonly [key: string]: ResponseKeys
}

export function keysOf(value: unknown): ResponseKeys {
  if (Array.isArray(value)) return { '[]': value.map(keysOf).reduce(mergeKeys, {}) }
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, keysOf(held)]))
}

/** Merges keys, because lists may be empty and fields missing in one response. */
export function mergeKeys(one: ResponseKeys, other: ResponseKeys): ResponseKeys {
  const entries = Object.entries(other).map(
    ([key, held]) => [key, mergeKeys(one[key] ?? {}, held)] as const,
  )
  return { ...one, ...Object.fromEntries(entries) }
}

/** @example formatKeys(keysOf({ title: 'Dune', stores: [{ url: '…' }] })) // 'stores[{url}] title' */
export function formatKeys(keys: ResponseKeys): string {
  const { '[]': items, ...named } = keys
  if (items) return `[${formatPart(items)}]`
  return Object.keys(named)
    .toSorted()
    .map((key) => key + formatPart(named[key] ?? {}))
    .join(' ')
}

function formatPart(keys: ResponseKeys): string {
  const text = formatKeys(keys)
  return text === '' || '[]' in keys ? text : `{${text}}`
}
