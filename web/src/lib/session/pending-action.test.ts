import { beforeEach, expect, test, vi } from 'vitest'
import { rememberPendingAction, takePendingAction } from './pending-action.ts'

const copyDune = { action: 'copy', identifier: '9780441172719' } as const

beforeEach(() => localStorage.clear())

test('returns the remembered action once', () => {
  rememberPendingAction(copyDune)
  expect(takePendingAction()).toEqual(copyDune)
  expect(takePendingAction()).toBeNull()
})

test('leaves the action of another book', () => {
  rememberPendingAction(copyDune)
  expect(takePendingAction('9780143127741')).toBeNull()
  expect(takePendingAction('9780441172719')).toEqual(copyDune)
})

test('forgets it after a day, when the confirmation link expires', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  rememberPendingAction(copyDune)
  vi.setSystemTime(Date.parse('2026-11-22T12:00:01Z'))
  expect(takePendingAction()).toBeNull()
  vi.useRealTimers()
})

test('ignores what another program wrote there', () => {
  localStorage.setItem('everyshelf-pending-action', '{')
  expect(takePendingAction()).toBeNull()
})
