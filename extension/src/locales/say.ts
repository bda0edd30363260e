import { browser } from 'wxt/browser'
import type { MessageName } from './catalogue.ts'

/** A text of the catalogue in the browser's language. */
export function say(name: MessageName): string {
  // The names are those of the generated files, which WXT's types do not know.
  const i18n = browser.i18n as unknown as { readonly getMessage: (name: string) => string }
  return i18n.getMessage(name)
}
