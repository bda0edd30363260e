import { type Edition, type EditionFormat, findEdition, toEditionLanguage } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, isB0Asin } from '../identifiers/index.ts'
import type { ReaderContext } from './reader.ts'
import { findRule } from './reader-rule.ts'
import { findFallback, isBookOf, type RoutableLink } from './routable-link.ts'
import type { ReasonList, RouteReason } from './route-reason.ts'

/** The book that a reader gets before the marketplace is known. */
export interface EditionChoice {
  readonly book: BookIdentifier
  /** Undefined if the link has no editions or none is sold. */
  readonly edition: Edition | undefined
  readonly isSold: boolean
  /** The owner's rule names this edition, so no override replaces it. */
  readonly isRuled: boolean
}

/** Chooses the edition: by the format that the reader asked for, rule, language, order. */
export function chooseEdition(
  link: RoutableLink,
  country: CountryCode | null,
  reader: ReaderContext,
  requested: EditionFormat | null,
  reasons: ReasonList,
): EditionChoice {
  const ruled = applyEditionRule(link, country, requested, reasons)
  if (ruled) return ruled
  const { editions, identifier } = link
  const languages = link.matchLanguage ? reader.languages : []
  const edition = findEdition(editions, country, requested, languages)
  if (reasons) pushEditionReasons(link, edition, country, requested, languages, reasons)
  return {
    book: edition?.identifier ?? identifier,
    edition,
    isSold: edition !== undefined || editions.length === 0,
    isRuled: false,
  }
}

/** A reader who asked for a format gets it, if it is sold there, instead of what a rule says. */
export function isRequestSold(
  { editions }: RoutableLink,
  country: CountryCode | null,
  requested: EditionFormat | null,
): boolean {
  return requested !== null && findEdition(editions, country, requested)?.format === requested
}

function applyEditionRule(
  link: RoutableLink,
  country: CountryCode | null,
  requested: EditionFormat | null,
  reasons: ReasonList,
): EditionChoice | undefined {
  const target = findRule(link.rules, country)?.target
  if (!country || target?.kind !== 'edition') return undefined
  if (isRequestSold(link, country, requested)) return undefined
  const book = target.identifier
  const edition = findFallback(link, book)
  const canServe = isBookOf(link, book) && !edition?.notSoldIn.includes(country)
  reasons?.push({
    code: canServe ? 'rule' : 'rule-unavailable',
    country,
    target: { kind: 'edition', identifier: identifierKey(book) },
  })
  return canServe ? { book, edition, isSold: true, isRuled: true } : undefined
}

function pushEditionReasons(
  { identifier, editions }: RoutableLink,
  chosen: Edition | undefined,
  country: CountryCode | null,
  requested: EditionFormat | null,
  languages: ReaderContext['languages'],
  reasons: RouteReason[],
): void {
  const [only, second] = editions
  if (!only) {
    if (isB0Asin(identifier)) reasons.push({ code: 'format-unknown' })
    return
  }
  if (!second && only.notSoldIn.length === 0) {
    reasons.push({ code: 'format-known', format: only.format })
    return
  }
  const isRequested = chosen?.format === requested
  if (country && !isRequested) {
    for (const format of listNotSold(editions, chosen, country, requested)) {
      reasons.push({ code: 'edition-not-sold', format, country })
    }
  }
  if (chosen) pushChosenReasons(chosen, isRequested, country, languages, reasons)
}

function pushChosenReasons(
  { format, language }: Edition,
  isRequested: boolean,
  country: CountryCode | null,
  languages: ReaderContext['languages'],
  reasons: RouteReason[],
): void {
  if (isRequested) reasons.push({ code: 'edition-requested', format })
  if (language && languages.some((tag) => toEditionLanguage(tag) === language)) {
    reasons.push({ code: 'edition-language', format, language })
  } else if (!isRequested) reasons.push({ code: country ? 'edition' : 'edition-first', format })
}

function listNotSold(
  editions: readonly Edition[],
  chosen: Edition | undefined,
  country: CountryCode,
  requested: EditionFormat | null,
): ReadonlySet<EditionFormat> {
  const skipped = editions.slice(0, chosen && editions.indexOf(chosen))
  const requestedEditions = editions.filter(({ format }) => format === requested)
  const notSold = [...skipped, ...requestedEditions].filter(({ notSoldIn }) =>
    notSoldIn.includes(country),
  )
  return new Set(notSold.map(({ format }) => format))
}
