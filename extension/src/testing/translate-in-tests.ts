import { fakeBrowser } from 'wxt/testing/fake-browser'
import { type Language, listMessages } from '../messages/catalog.ts'

/** Makes `browser.i18n` answer in a language. */
export function answerIn(language: Language): void {
  const messages = listMessages(language)
  Object.assign(fakeBrowser.i18n, {
    getUILanguage: () => language,
    getMessage: (name: string) => messages.get(name) ?? '',
  })
}

answerIn('en')
