/** The names of what an answer holds, without the values; a list counts as the sum of its items. */
export interface AnswerKeys {
  readonly [key: string]: AnswerKeys
}

export function keysOf(value: unknown): AnswerKeys {
  if (Array.isArray(value)) return { '[]': value.map(keysOf).reduce(mergeKeys, {}) }
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, keysOf(held)]))
}

/** What either has: a list may be empty, a part missing, in one answer and not in another. */
export function mergeKeys(one: AnswerKeys, other: AnswerKeys): AnswerKeys {
  const entries = Object.entries(other).map(
    ([key, held]) => [key, mergeKeys(one[key] ?? {}, held)] as const,
  )
  return { ...one, ...Object.fromEntries(entries) }
}

/** @example formatKeys(keysOf({ title: 'Dune', stores: [{ url: '…' }] })) // 'stores[{url}] title' */
export function formatKeys(keys: AnswerKeys): string {
  const { '[]': items, ...named } = keys
  if (items) return `[${formatPart(items)}]`
  return Object.keys(named)
    .toSorted()
    .map((key) => key + formatPart(named[key] ?? {}))
    .join(' ')
}

function formatPart(keys: AnswerKeys): string {
  const text = formatKeys(keys)
  return text === '' || '[]' in keys ? text : `{${text}}`
}
