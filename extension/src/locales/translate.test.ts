import { expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { getLanguage, translate } from './translate.ts'

test('texts come from the browser, and so does their language', () => {
  expect(translate('menuTitle')).toBe('Make a Global Link')
  expect(getLanguage()).toBe('en')
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((name: string) =>
    name === 'language' ? 'de' : 'Global Link erstellen',
  )
  expect(translate('menuTitle')).toBe('Global Link erstellen')
  expect(getLanguage()).toBe('de')
})
