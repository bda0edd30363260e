import { browser } from 'wxt/browser'
import type { catalog, MessageName } from './catalog.ts'

type English<Name extends MessageName> = (typeof catalog)[Name]['en']

/** One value for each of `$1` to `$3` in a text. */
export type ValuesOf<Name extends MessageName, Value> =
  English<Name> extends `${string}$3${string}`
    ? readonly [Value, Value, Value]
    : English<Name> extends `${string}$2${string}`
      ? readonly [Value, Value]
      : English<Name> extends `${string}$1${string}`
        ? readonly [Value]
        : readonly []

/** A text of the catalog in the browser's language, with its values. */
export function translate<Name extends MessageName>(
  name: Name,
  ...values: ValuesOf<Name, string>
): string {
  return getMessage(name, values)
}

/** The names of texts with a count, without `_one` and `_other`. */
export type CountName =
  Extract<MessageName, `${string}_other`> extends `${infer Name}_other` ? Name : never

/** The catalog's text for a count: "1 click", "2 clicks". */
export function translateCount(name: CountName, count: number): string {
  const language = getLanguage()
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return getMessage(`${name}_${isOne ? 'one' : 'other'}`, [count.toLocaleString(language)])
}

/** The language of the texts, which is English where the browser's own has none. */
export function getLanguage(): string {
  return translate('language')
}

/** Any message by its name; empty when there is none. */
export function getMessage(name: string, values: readonly string[] = []): string {
  // WXT's types know none of the generated names.
  const i18n = browser.i18n as unknown as {
    readonly getMessage: (name: string, values: readonly string[]) => string
  }
  return i18n.getMessage(name, values)
}
