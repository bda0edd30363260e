export interface BatchLimits {
  readonly items: number
  readonly bytes: number
}

/**
 * Splits a list so that no part has more items, or more bytes as JSON, than given. An item that is larger
 * than the limit gets a part of its own.
 *
 * @example toBatches([1, 2, 3], { items: 2, bytes: 1000 }) // [[1, 2], [3]]
 */
export function toBatches<Item>(items: readonly Item[], limits: BatchLimits): Item[][] {
  const batches: Item[][] = []
  let bytes = 0
  for (const item of items) {
    const size = countJsonBytes(item)
    const last = batches.at(-1)
    if (last && last.length < limits.items && bytes + size <= limits.bytes) {
      last.push(item)
      bytes += size
    } else {
      batches.push([item])
      bytes = size
    }
  }
  return batches
}

/** At most this many bytes in UTF-8, with a comma after it. */
function countJsonBytes(value: unknown): number {
  const text = JSON.stringify(value) ?? ''
  let bytes = 1
  for (let at = 0; at < text.length; at++) bytes += text.charCodeAt(at) < 0x80 ? 1 : 3
  return bytes
}
