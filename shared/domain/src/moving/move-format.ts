import type { MoveService } from './moved-link.ts'

export const moveFields = [
  'link',
  'slug',
  'target',
  'title',
  'clicks',
  'createdOn',
  'labels',
] as const
export type MoveField = (typeof moveFields)[number]

/** The columns of a field, the best first. A row takes the first one that is not empty. */
export type MoveColumns = Readonly<Record<MoveField, readonly string[]>>

/** What a service calls the columns of its export. Names are in lower case. */
export interface MoveFormat {
  readonly service: MoveService
  /** Each is a set of columns that, together, only this service's files have. */
  readonly marks: readonly (readonly string[])[]
  readonly columns: MoveColumns
  /** Hosts of its links. They tell the service of a file without its columns. */
  readonly hosts: readonly string[]
}

/**
 * Finds the service whose files have these columns.
 *
 * @example findMoveFormat(['keyword', 'url', 'title'], moveFormats)?.service // 'yourls'
 */
export function findMoveFormat(
  columns: readonly string[],
  formats: readonly MoveFormat[],
): MoveFormat | undefined {
  return formats.find(({ marks }) =>
    marks.some((mark) => mark.every((name) => columns.includes(name))),
  )
}

/** @example normalizeMoveColumn(' Short Link ') // 'short link' */
export function normalizeMoveColumn(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
