import { expect, test } from 'vitest'
import { answerIn } from '../testing/translate-in-tests.ts'
import { messages, translation } from './shared-translation.ts'
import { getLanguage, translate, translateCount } from './translate.ts'

test('texts come from the browser, and so does their language', () => {
  expect(translate('menuTitle')).toBe('Create a Global Link')
  expect(getLanguage()).toBe('en')
  answerIn('de')
  expect(translate('menuTitle')).toBe('Global Link erstellen')
  expect(translate('qrOpens', { title: 'Emma' })).toBe('Öffnet den Global Link zu „Emma“.')
  expect(getLanguage()).toBe('de')
})

test.each([
  ['en', 1, '1 click'],
  ['en', 1200, '1,200 clicks'],
  ['de', 1200, '1.200 Klicks'],
  ['fr', 0, '0 clic'],
  ['fr', 1200, '1\u202f200 clics'],
  ['pt', 2, '2 cliques'],
  ['ja', 2, '2クリック'],
  ['hi', 123_456, '1,23,456 क्लिक'],
] as const)('in %s, %i clicks are "%s"', (language, count, text) => {
  answerIn(language)
  expect(translateCount('clicks', count)).toBe(text)
})

test('shared components and toasts speak the same language', () => {
  answerIn('ja')
  const { language, label } = translation
  const { error, notice } = messages
  expect(language()).toBe('ja')
  expect(label('coverOf')).toBe('「{title}」の表紙')
  expect(error('offline').title).toBe('接続できません')
  expect(notice('copied').title).toBe('コピーしました')
  expect(error('google-sign-in-failed')).toEqual(error('unexpected'))
})
