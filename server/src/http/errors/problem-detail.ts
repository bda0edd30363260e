import { formatWait } from '@everyshelf/domain/format'
import {
  type DomainError,
  type ErrorCode,
  fill,
  bookInputTexts as texts,
} from '@everyshelf/domain/messages'
import { findRetailerByCode } from '@everyshelf/domain/retailers'

/** An error that a client may know about. */
export interface Failure {
  readonly status: number
  readonly reason: ErrorCode
  readonly details: DomainError['details']
}

type Details = Failure['details']

/** What exactly went wrong, in the words of the website; undefined if only the error's own text says it. */
export function describeDetail({ reason, details }: Failure): string | undefined {
  switch (reason) {
    case 'rate-limited':
      return describeLimit(details)
    case 'invalid-identifier':
      return describeIdentifier(details)
    case 'invalid-url':
      return describeAddress(details)
    default:
      return describeRule(details)
  }
}

/** @example describeRule({ field: 'to', rule: 'is before `from`' }) // '`to` is before `from`.' */
function describeRule({ field, rule }: Details) {
  if (rule === undefined) return undefined
  return `${field === undefined ? 'The body' : `\`${field}\``} ${rule}.`
}

function describeLimit({ retryAfterSeconds }: Details) {
  const seconds = Number(retryAfterSeconds)
  return seconds > 0 ? `You can try again in ${formatWait(seconds, 'en')}.` : undefined
}

function describeIdentifier({ problem, offer, number }: Details) {
  if (offer) return fill(offerTexts[String(problem)] ?? texts.isbnInText, { isbn: String(offer) })
  switch (problem) {
    case 'length':
      return number ? fill(texts.wrongLength, { length: String(String(number).length) }) : undefined
    case 'filler':
      return fill(texts.placeholderNumber, { number: String(number ?? 'This number') })
    default:
      return problemTexts[String(problem)]
  }
}

const offerTexts: Readonly<Record<string, typeof texts.missingZero | typeof texts.letterForDigit>> =
  {
    'lost-zero': texts.missingZero,
    letter: texts.letterForDigit,
  }

const problemTexts: Readonly<Record<string, string>> = {
  'check-digit': texts.wrongCheckDigit,
  music: texts.musicNumber,
  shortened: texts.shortenedNumber,
  title: `${texts.looksLikeWords} ${texts.noNumberInPaste}`,
}

/** The text of the error speaks of an Amazon URL, so the page of another site is named instead. */
function describeAddress({ host, retailer, productId }: Details) {
  if (productId) {
    const store = findRetailerByCode(String(retailer))?.name ?? String(retailer)
    return fill(texts.pageWithoutNumber, { site: store })
  }
  if (!host) return undefined
  const page = fill(texts.looksLikePage, { site: String(host) }).replace(
    / a (?=[aeiou]|x\.)/,
    ' an ',
  )
  return `${page} ${retailer ? texts.openBookPage : texts.pasteFromSite}`
}
