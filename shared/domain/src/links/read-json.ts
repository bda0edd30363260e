/** Reads an object from stored JSON; any other value is an empty one. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Reads a list from stored JSON; any other value is an empty one. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
