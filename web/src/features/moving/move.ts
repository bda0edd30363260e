import type { RouterOutputs } from '@everyshelf/server/api'

export type Move = RouterOutputs['moves']['get']
export type MoveRow = RouterOutputs['moves']['rows']['links'][number]

/** @example moveQuery('5f0c') // '?move=5f0c' */
export function moveQuery(id: string): string {
  return `?move=${id}`
}

/** Whether the server still works on it. */
export function isGoing({ state }: Pick<Move, 'state'>): boolean {
  return state === 'moving' || state === 'looking-up' || state === 'undoing'
}
