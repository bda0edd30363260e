import { errorMessages, notices } from '@everyshelf/domain/messages'
import { expect, test } from 'vitest'
import { describeError, describeNotice, label, setTranslation, uiLanguage } from './translation.ts'

test('texts are in English, until a page sets its own translation', () => {
  expect(label('tagOfOtherStores', 'Amazon.de')).toContain('Also set for Amazon.de.')
  expect(describeError('offline')).toBe(errorMessages.offline)
  expect(describeNotice('copied')).toBe(notices.copied)
  setTranslation({
    language: 'de',
    label: (name, values) => [name, ...values].join(' '),
    error: () => ({ title: 'Fehler', text: '' }),
    notice: () => ({ title: 'Kopiert', text: '' }),
  })
  expect(uiLanguage()).toBe('de')
  expect(label('coverOf', 'Emma')).toBe('coverOf Emma')
  expect(describeError('offline').title).toBe('Fehler')
  expect(describeNotice('copied').title).toBe('Kopiert')
})
