import { baseLanguage, type LanguageTag } from '@everyshelf/domain/countries'
import { type PluralForms, readCatalog, type Texts } from '@everyshelf/domain/messages'
import { type PageLanguage, pageLanguages } from '@everyshelf/domain/product-facts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'
import { zh } from './zh.ts'

export const translations = { de, fr, es, it, ja, hi, pt, nl, pl, sv, zh }

/** The texts of public pages, by language and page. */
export const messagesIn: Readonly<Record<PageLanguage, Messages>> = readCatalog(en, translations)

export type Messages = Texts<typeof en>

/** The BCP 47 tag for `lang` attributes. It names the script of Chinese, which decides the forms of its characters. */
export function languageTag(language: PageLanguage): string {
  return language === 'zh' ? 'zh-Hans' : language
}

export function parsePageLanguage(text: unknown): PageLanguage | undefined {
  return pageLanguages.find((language) => language === text)
}

/**
 * The first of the reader's languages that the page supports. Readers of Traditional Chinese get Simplified Chinese
 * only if the page supports none of their other languages.
 *
 * @example choosePageLanguage(['fi', 'fr-be']) // 'fr'
 */
export function choosePageLanguage(languages: readonly LanguageTag[]): PageLanguage {
  const hasTraditional = languages.some(isTraditionalChinese)
  for (const tag of languages) {
    // Browsers add a plain `zh` to `zh-TW` by themselves.
    if (isTraditionalChinese(tag) || (hasTraditional && tag === 'zh')) continue
    const language = parsePageLanguage(baseLanguage(tag))
    if (language) return language
  }
  return hasTraditional ? 'zh' : 'en'
}

function isTraditionalChinese(tag: LanguageTag): boolean {
  const [language, ...subtags] = tag.split('-')
  if (language !== 'zh' || subtags.includes('hans')) return false
  return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag))
}

/** The number of books in words. @example countBooks('en', 3) // '3 books' */
export function countBooks(language: PageLanguage, count: number): string {
  const forms: PluralForms = messagesIn[language].series.books
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace('{count}', new Intl.NumberFormat(language).format(count))
}
