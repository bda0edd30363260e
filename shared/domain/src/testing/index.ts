import type { PluralForms } from '../messages/translation.ts'

type Text = string | PluralForms
type Tree = Readonly<Record<string, unknown>>

/**
 * What is wrong with the translations of a catalog, one line for each text. Name the texts that are the same words
 * in a language as in English.
 *
 * @example findTranslationProblems({ hello: 'Hi!' }, { de: { hello: ['Hello', 'Hallo'] } })
 * // ['de hello: translates "Hello", but the English is "Hi!"']
 */
export function findTranslationProblems(
  english: Tree,
  translations: Readonly<Record<string, Tree>>,
  sameAsEnglish: Readonly<Partial<Record<string, readonly string[]>>> = {},
): string[] {
  return Object.entries(translations).flatMap(([language, texts]) => {
    const same = sameAsEnglish[language] ?? []
    return [...listPairs(english, texts)].flatMap(({ path, text, translation }) => {
      const problems = [...checkText(text, translation, language)]
      const isSame = problems.length === 0 && isDeepEqual(text, translation?.[1])
      if (isSame !== same.includes(path)) problems.push(isSame ? 'is English' : 'is not English')
      return problems.map((problem) => `${language} ${path}: ${problem}`)
    })
  })
}

interface Pair {
  readonly path: string
  readonly text: Text | undefined
  /** The English beside the translation, and the translation. */
  readonly translation: readonly [Text, Text] | undefined
}

function* listPairs(english: unknown, translated: unknown, path = ''): Generator<Pair> {
  if (isText(english) || Array.isArray(translated)) {
    yield { path, text: english as Pair['text'], translation: translated as Pair['translation'] }
    return
  }
  const names = new Set([...Object.keys(english ?? {}), ...Object.keys(translated ?? {})])
  for (const name of names) {
    const below = path ? `${path}.${name}` : name
    yield* listPairs((english as Tree)?.[name], (translated as Tree)?.[name], below)
  }
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || typeof (value as Tree | undefined)?.other === 'string'
}

function* checkText(
  text: Pair['text'],
  translation: Pair['translation'],
  language: string,
): Generator<string> {
  if (text === undefined) return yield 'has no English'
  if (translation === undefined) return yield 'has no translation'
  const [before, translated] = translation
  if (!isDeepEqual(text, before)) {
    yield `translates ${JSON.stringify(before)}, but the English is ${JSON.stringify(text)}`
  }
  const forms = formsOf(translated)
  const missing = typeof translated === 'string' ? [] : listPluralRules(language)
  for (const form of missing) if (!forms[form]) yield `has no form "${form}"`
  for (const [form, one] of Object.entries(forms)) {
    if (one.trim() === '') yield 'is empty'
    const values = listPlaceholders(one)
    // "One" may be written out.
    if (form === 'one' && values === '') continue
    if (values !== listPlaceholders(formsOf(text).other)) yield `has the placeholders "${values}"`
  }
}

const isDeepEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const formsOf = (text: Text): PluralForms => (typeof text === 'string' ? { other: text } : text)

const listPlaceholders = (text: string) =>
  (text.match(/\{\w+\}/g) ?? []).toSorted((a, b) => a.localeCompare(b)).join(' ')

/** Without those that begin at a million, as in French. */
function listPluralRules(language: string): Set<Intl.LDMLPluralRule> {
  const rules = new Intl.PluralRules(language)
  return new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
}
