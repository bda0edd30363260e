import type { PlaceholdersIn } from './fill.ts'

/** The forms of a text with a count, by the plural rules of its language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

type Text = string | PluralForms

/** A text with these placeholders, in any order. */
type TextWith<Name extends string, Next extends string = Name> = [Name] extends [never]
  ? string
  : Next extends Name
    ? `${string}{${Next}}${TextWith<Exclude<Name, Next>>}`
    : never

type InAnyLanguage<English extends Text> = English extends string
  ? TextWith<PlaceholdersIn<English>>
  : PluralForms

/** The texts of a catalog in any of its languages. */
export type Texts<English> = English extends Text
  ? InAnyLanguage<English>
  : { readonly [Name in keyof English]: Texts<English[Name]> }

/**
 * One language of a catalog. Each translation has the English that it translates beside it, so that the compiler
 * names every translation of a text whose English changed.
 */
export type Translation<English> = English extends Text
  ? readonly [english: English, translation: InAnyLanguage<English>]
  : { readonly [Name in keyof English]: Translation<English[Name]> }

/** A catalog in all its languages, without the English beside the translations. */
export function readCatalog<English, Language extends string>(
  en: English,
  translations: Readonly<Record<Language, Translation<English>>>,
): Readonly<Record<Language | 'en', Texts<English>>> {
  const languages = Object.entries(translations).map(([language, texts]) => [
    language,
    withoutEnglish(texts),
  ])
  return { en, ...Object.fromEntries(languages) }
}

function withoutEnglish(texts: unknown): unknown {
  if (Array.isArray(texts)) return texts[1]
  const entries = Object.entries(texts as Readonly<Record<string, unknown>>)
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutEnglish(value)]))
}

/** The texts of a catalog in one language by their path. @example listTexts({ book: { cover: 'Cover' } }) // [['book.cover', 'Cover']] */
export function listTexts(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    listTexts(value, path ? `${path}.${name}` : name),
  )
}
