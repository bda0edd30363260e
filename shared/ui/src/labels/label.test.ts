import { errorMessages, notices } from '@everyshelf/domain/messages'
import { expect, test } from 'vitest'
import { label } from './label.ts'
import { describeError, describeNotice } from './message.ts'

test('labels have their values, errors and notices the texts of the catalog', () => {
  expect(label('coverOf', { title: 'Emma' })).toBe('Cover of Emma')
  expect(label('authorsAndOthers', { authors: 'Ada, Bea', count: '2' })).toBe(
    'Ada, Bea, and 2 others',
  )
  expect(describeError('offline')).toBe(errorMessages.offline)
  expect(describeNotice('copied')).toBe(notices.copied)
})
