import { type Edition, formatOf, guessFormat, listFallbacks } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'
import { languageName } from '../../../components/route-reasons/language-name.ts'

/** The differences between two lists of editions, one sentence each. */
export function describeEditions(
  book: BookIdentifier,
  before: readonly Edition[],
  after: readonly Edition[],
): string[] {
  const was = byKey(listFallbacks(book, before))
  const is = byKey(listFallbacks(book, after))
  const added = [...is].filter(([key]) => !was.has(key))
  const removed = [...was].filter(([key]) => !is.has(key))
  const kept = [...is].flatMap(([key, edition]) => {
    const former = was.get(key)
    return former ? describeEdition(former, edition) : []
  })
  return [
    ...describeNamedFormat(book, before, after),
    ...added.flatMap(([, edition]) => [
      `${nameOf(edition)} was added.`,
      ...describeNotSoldIn(edition, []),
    ]),
    ...removed.map(([, edition]) => `${nameOf(edition)} was removed.`),
    ...kept,
    ...describeOrder([...was.keys()], [...is.values()]),
  ]
}

/** A B0 ASIN counts as a Kindle book until its owner names the format, so that this alone shows it. */
function describeNamedFormat(
  book: BookIdentifier,
  before: readonly Edition[],
  after: readonly Edition[],
): string[] {
  if (!isB0Asin(book) || before.length > 0 === after.length > 0) return []
  const number = formatIdentifier(book)
  if (after.length === 0) return [`The format of ${number} is no longer set.`]
  return formatOf(after, book) === guessFormat(book)
    ? [`${number} is now listed as a Kindle book.`]
    : []
}

function byKey(fallbacks: readonly Edition[]): ReadonlyMap<string, Edition> {
  return new Map(fallbacks.map((edition) => [identifierKey(edition.identifier), edition]))
}

/** @example nameOf(kindle) // 'The Kindle book B00ICH9SAC' */
function nameOf({ format, identifier }: Edition): string {
  return `The ${editionNames[format]} ${formatIdentifier(identifier)}`
}

function describeEdition(was: Edition, is: Edition): string[] {
  const number = formatIdentifier(is.identifier)
  const renamed =
    was.format === is.format
      ? []
      : [
          `${number} is now listed as ${is.format === 'audiobook' ? 'an' : 'a'} ${editionNames[is.format]}.`,
        ]
  return [...renamed, ...describeLanguage(was, is), ...describeNotSoldIn(is, was.notSoldIn)]
}

function describeLanguage(was: Edition, is: Edition): string[] {
  if (was.language === is.language) return []
  return [
    is.language
      ? `${nameOf(is)} is in ${languageName(is.language)}.`
      : `${nameOf(is)} no longer has a language set.`,
  ]
}

function describeNotSoldIn(edition: Edition, before: readonly CountryCode[]): string[] {
  const marked = edition.notSoldIn.filter((country) => !before.includes(country))
  const freed = before.filter((country) => !edition.notSoldIn.includes(country))
  return [
    ...(marked.length > 0
      ? [`${nameOf(edition)} is marked as not sold in ${nameCountries(marked)}.`]
      : []),
    ...(freed.length > 0 ? [`${nameOf(edition)} is sold in ${nameCountries(freed)} again.`] : []),
  ]
}

/** Added and removed editions are described already; this describes a new order of the others. */
function describeOrder(before: readonly string[], after: readonly Edition[]): string[] {
  const keys = after.map(({ identifier }) => identifierKey(identifier))
  const stayed = before.filter((key) => keys.includes(key))
  const isSame = stayed.join() === keys.filter((key) => before.includes(key)).join()
  if (isSame) return []
  return [`New order of editions: ${after.map(({ format }) => editionNames[format]).join(', ')}.`]
}
