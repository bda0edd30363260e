import { expect, it } from 'vitest'
import type { IsoTime } from '../../db/columns.ts'
import { addWarning } from './join-warnings.ts'
import type { WaitingWarning } from './schema.ts'

function warn(waiting: readonly WaitingWarning[], subject: string, key: string) {
  const at = '2026-11-21T09:00:00.000Z' as IsoTime
  return addWarning(waiting, { subject, plural: null, detail: null, at, key })
}

const counts = (waiting: readonly WaitingWarning[]) =>
  waiting.map(({ subject, count, newest }) => [subject, count, newest.map(({ key }) => key)])

it('counts each kind of warning for itself, in the order in which the kinds came', () => {
  const first = warn([], 'Your password was changed', 'a')
  const second = warn(first, 'A new device signed in', 'b')
  const third = warn(second, 'Your password was changed', 'c')
  expect(counts(third)).toEqual([
    ['Your password was changed', 2, ['a', 'c']],
    ['A new device signed in', 1, ['b']],
  ])
})

it('lists the newest 30 of a kind, and counts the others', () => {
  let waiting: readonly WaitingWarning[] = []
  for (let key = 1; key <= 32; key++) waiting = warn(waiting, 'A new device signed in', `${key}`)
  expect(waiting[0]?.count).toBe(32)
  expect(waiting[0]?.newest).toHaveLength(30)
  expect(waiting[0]?.newest.at(0)?.key).toBe('3')
  expect(waiting[0]?.newest.at(-1)?.key).toBe('32')
})
