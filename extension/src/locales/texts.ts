import type { Message } from '@everyshelf/domain/messages'
import type { HintName, LabelName } from '@everyshelf/ui/labels'

/** The languages of the twelve stores, by the names that browsers use. */
export const locales = ['en', 'de', 'fr', 'it', 'es', 'ja', 'pt_BR', 'hi'] as const
export type Locale = (typeof locales)[number]

/**
 * Texts by name. `$1` to `$9` are the values that `translate` puts in. A text with a count has two
 * names, `…_one` and `…_other`, with the count as `$1`.
 */
export type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What shared packages have in English is translated here. */
type Translations<Value> = Readonly<Record<Exclude<Locale, 'en'>, Value>>
export type LabelTranslations = Readonly<
  Partial<Record<LabelName | HintName, Translations<string>>>
>
export type MessageTranslations<Code extends string> = Readonly<
  Partial<Record<Code, Translations<Message>>>
>
