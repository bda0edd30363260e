import { expect, test } from 'vitest'
import { suggestStatus } from './row-status.ts'

test.each([
  ['REVERSED', 'reversed'],
  ['Rejected', 'reversed'],
  ['Invalid', 'reversed'],
  ['Storniert', 'reversed'],
  ['Pending', 'pending'],
  ['Unconfirmed', 'pending'],
  ['Under review', 'pending'],
  ['Approved', 'earned'],
  ['Confirmed', 'earned'],
  ['Paid', 'earned'],
  ['承認', 'earned'],
  ['Not approved', undefined],
  ['7', undefined],
  ['', undefined],
] as const)('%j means %j', (value, expected) => {
  expect(suggestStatus(value)).toBe(expected)
})
