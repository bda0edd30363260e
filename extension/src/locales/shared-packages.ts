import { errorMessages, type Message, notices } from '@everyshelf/domain/messages'
import { type HintName, hintTexts, type LabelName, labelTexts } from '@everyshelf/ui/labels'
import { accountErrors } from './errors-account.ts'
import { generalErrors } from './errors-general.ts'
import { linkErrors } from './errors-links.ts'
import { noticeTexts } from './notices.ts'
import type { Locale, Texts } from './texts.ts'
import { uiBookLabels } from './ui-books.ts'
import { uiFailureLabels } from './ui-failures.ts'
import { uiNumberLabels } from './ui-numbers.ts'
import { uiPasteLabels } from './ui-paste.ts'
import { uiSearchLabels } from './ui-search.ts'

const english = { ...labelTexts, ...hintTexts }

const labels = {
  ...uiBookLabels,
  ...uiSearchLabels,
  ...uiPasteLabels,
  ...uiNumberLabels,
  ...uiFailureLabels,
} satisfies Record<LabelName | HintName, unknown>

/** The texts of shared packages by the names that `shared-translation.ts` asks for. */
export const sharedPackageTexts: Texts = Object.fromEntries([
  ...Object.entries(labels).map(([name, translations]) => [
    `ui_${name}`,
    { en: english[name as LabelName | HintName], ...translations },
  ]),
  ...listMessages('error', errorMessages, { ...accountErrors, ...linkErrors, ...generalErrors }),
  ...listMessages('notice', notices, noticeTexts),
])

type Translated = Readonly<Record<string, Readonly<Record<Exclude<Locale, 'en'>, Message>>>>

function listMessages(
  kind: 'error' | 'notice',
  english: Readonly<Record<string, Message>>,
  translated: Translated,
): [string, Readonly<Record<string, string>>][] {
  return Object.entries(translated).flatMap(([code, translations]) => {
    const messages = Object.entries({ en: english[code], ...translations })
    return (['title', 'text'] as const).flatMap((part) => {
      const texts = Object.fromEntries(
        messages.map(([locale, message]) => [locale, message?.[part]]),
      )
      return [[`${kind}_${code.replaceAll('-', '_')}_${part}`, texts as Record<string, string>]]
    })
  })
}
