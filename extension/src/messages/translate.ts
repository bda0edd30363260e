import { fill, type PlaceholdersIn, type ValuesOf } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'
import type { en } from './en.ts'

type English = typeof en

/** The texts without a count. */
export type TextName = {
  [Name in keyof English]: English[Name] extends string ? Name : never
}[keyof English]

/** The texts without values. */
export type MessageName = {
  [Name in TextName]: [PlaceholdersIn<English[Name]>] extends [never] ? Name : never
}[TextName]

/** One value for each placeholder of a text. */
export type Values<Name extends TextName, Value> = Readonly<
  Record<PlaceholdersIn<English[Name]>, Value>
>

/** A text of the catalog in the browser's language, with its values. */
export function translate<Name extends TextName>(
  name: Name,
  ...values: ValuesOf<English[Name]>
): string {
  return fill(getMessage(name) as English[Name], ...values)
}

/** The catalog's text for a count: "1 click", "2 clicks". */
export function translateCount(name: Exclude<keyof English, TextName>, count: number): string {
  const language = getLanguage()
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  const text = getMessage(`${name}_${isOne ? 'one' : 'other'}`) as '{count}'
  return fill(text, { count: count.toLocaleString(language) })
}

/** The language of the texts, which is English where the browser's own has none. */
export function getLanguage(): string {
  return translate('language')
}

/** Any message by its name; empty when there is none. */
export function getMessage(name: string): string {
  // WXT's types know none of the generated names.
  const i18n = browser.i18n as unknown as { readonly getMessage: (name: string) => string }
  return i18n.getMessage(name)
}
