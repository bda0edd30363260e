import { type Edition, formatOf } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { editionNames } from '../../../components/routes/edition-names.ts'
import { guessFormat, listRungs } from '../editions/ladder.ts'
import { nameCountries } from '../readers/name-some.ts'

/** What differs between two ladders, told by rungs. */
export function describeLadder(
  book: BookIdentifier,
  before: readonly Edition[],
  after: readonly Edition[],
): string[] {
  const was = byKey(listRungs(book, before))
  const is = byKey(listRungs(book, after))
  const added = [...is].filter(([key]) => !was.has(key))
  const removed = [...was].filter(([key]) => !is.has(key))
  const kept = [...is].flatMap(([key, rung]) => {
    const former = was.get(key)
    return former ? describeRung(former, rung) : []
  })
  return [
    ...describeNamedFormat(book, before, after),
    ...added.flatMap(([, rung]) => [`${nameOf(rung)} was added.`, ...describeMarks(rung, [])]),
    ...removed.map(([, rung]) => `${nameOf(rung)} was removed.`),
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
  if (after.length === 0) return [`The format of ${number} is not known.`]
  return formatOf(after, book) === guessFormat(book) ? [`${number} is the Kindle book.`] : []
}

function byKey(rungs: readonly Edition[]): ReadonlyMap<string, Edition> {
  return new Map(rungs.map((rung) => [identifierKey(rung.identifier), rung]))
}

/** @example nameOf(kindle) // 'The Kindle book B00ICH9SAC' */
function nameOf({ format, identifier }: Edition): string {
  return `The ${editionNames[format]} ${formatIdentifier(identifier)}`
}

function describeRung(was: Edition, is: Edition): string[] {
  const number = formatIdentifier(is.identifier)
  const renamed = was.format === is.format ? [] : [`${number} is the ${editionNames[is.format]}.`]
  return [...renamed, ...describeMarks(is, was.notSoldIn)]
}

function describeMarks(rung: Edition, before: readonly CountryCode[]): string[] {
  const marked = rung.notSoldIn.filter((country) => !before.includes(country))
  const freed = before.filter((country) => !rung.notSoldIn.includes(country))
  return [
    ...(marked.length > 0 ? [`${nameOf(rung)} is not sold in ${nameCountries(marked)}.`] : []),
    ...(freed.length > 0 ? [`${nameOf(rung)} is sold in ${nameCountries(freed)} again.`] : []),
  ]
}

/** Rungs that come or go are told already; here only the turn of those that stay. */
function describeOrder(before: readonly string[], after: readonly Edition[]): string[] {
  const keys = after.map(({ identifier }) => identifierKey(identifier))
  const stayed = before.filter((key) => keys.includes(key))
  const isSame = stayed.join() === keys.filter((key) => before.includes(key)).join()
  if (isSame) return []
  return [
    `Editions come in the order ${after.map(({ format }) => editionNames[format]).join(', ')}.`,
  ]
}
