import { type ParsedBookInput, readBookInput, readTypedBook } from '@everyshelf/domain/books'
import { normalizeIdentifier } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import { isAddressOfAmazon, parseWebUrl, readProductUrl } from '@everyshelf/domain/product-urls'

/**
 * Refuses what the website's form refuses although the specification's rule accepts it: printed music,
 * repeated digits, letters in place of digits, and ten-letter words. It leaves all other texts to other code.
 */
export function refuseTypedText(text: string): void {
  const typed = readTypedBook(text)
  if (typed.kind === 'invalid' && readBookInput(text).kind === 'book') throw refusalOf(typed, text)
}

type Invalid = Extract<ParsedBookInput, { readonly kind: 'invalid' }>

/** The error for a text that names no book, with the reason. */
export function refusalOf({ code, problem, offer }: Invalid, text: string): DomainError {
  return new DomainError(code, {
    ...(problem && { problem }),
    ...(offer && { offer }),
    ...(code === 'invalid-url' ? describeAddress(text) : describeNumber(problem, text)),
  })
}

/** The longest text that is a single number: an ISBN with the five digits of its price. */
const NUMBER_MAX_LENGTH = 18

/** The number alone, where its length or its digits are the reason. */
function describeNumber(problem: Invalid['problem'], text: string) {
  if (problem !== 'length' && problem !== 'filler') return {}
  const number = normalizeIdentifier(text)
  return /^\d+[\dX]$/.test(number) && number.length <= NUMBER_MAX_LENGTH ? { number } : {}
}

/** Whose page it is. The text of the error says so for Amazon. */
function describeAddress(text: string) {
  const host = parseWebUrl(text)?.hostname.replace(/^www\./, '')
  if (!host || isAddressOfAmazon(text)) return {}
  const page = readProductUrl(text)
  return { host, ...(page.kind === 'not-a-product' && { retailer: page.retailer }) }
}
