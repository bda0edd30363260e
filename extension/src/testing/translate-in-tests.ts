import { fakeBrowser } from 'wxt/testing/fake-browser'
import { allTexts } from '../locales/catalog.ts'

/** Makes `browser.i18n` answer in English. */
Object.assign(fakeBrowser.i18n, {
  getUILanguage: () => 'en',
  getMessage: (name: string, values: readonly string[] = []) =>
    (allTexts[name]?.en ?? '').replace(/\$(\d)/g, (_, digit) => values[Number(digit) - 1] ?? ''),
})
