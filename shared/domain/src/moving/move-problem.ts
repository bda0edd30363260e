/** Why a file or one of its lines is refused. */
export const moveProblems = [
  'too-large',
  'archive',
  'sql-dump',
  'not-text',
  'empty',
  'broken-json',
  'unknown-columns',
  'no-links',
  'too-many-rows',
  'too-many-columns',
  'unclosed-quote',
  'no-target',
  'no-book',
  'repeated',
  'shifted',
] as const
export type MoveProblemCode = (typeof moveProblems)[number]

export interface MoveProblem {
  readonly code: MoveProblemCode
  /** Null for the whole file. */
  readonly line: number | null
}
