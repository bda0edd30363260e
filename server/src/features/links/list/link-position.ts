import type { LinkPosition } from './link-pages.repo.ts'

/** @example formatPosition({ value: 'dune', id: 'k7m2' }) // '["dune","k7m2"]' */
export function formatPosition({ value, id }: LinkPosition): string {
  return JSON.stringify([value, id])
}

/** Undefined starts at the first page; a text of another form does too. */
export function parsePosition(text: string | null | undefined): LinkPosition | undefined {
  try {
    const parts: unknown = JSON.parse(text ?? 'null')
    if (!Array.isArray(parts)) return undefined
    const [value, id] = parts as unknown[]
    return typeof value === 'string' && typeof id === 'string' ? { value, id } : undefined
  } catch {
    return undefined
  }
}
