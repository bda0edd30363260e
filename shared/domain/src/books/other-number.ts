import { isIsbn13, normalizeIdentifier, plainCharacters } from '../identifiers/index.ts'

/** A number that people confuse with an ISBN: an ISSN, an LCCN, a WorldCat number (OCLC), or a phone number. */
export type OtherNumber = 'issn' | 'lccn' | 'oclc' | 'phone'

const ISSN = /^(?:\d{4}-\d{3}[\dX]|[EP]?-?ISSN(?:-L)?[\s:]*\d{4}-?\d{3}[\dX])$/i
/** The barcode of a magazine, which contains its ISSN, maybe with its add-on. */
const ISSN_BARCODE = /^977\d{10}(?:\d{2}|\d{5})?$/
const LCCN = /^(?:LCCN|LC control (?:number|no\.?))[\s:#]*[A-Z]{0,3} ?\d{2,4}-?\d{5,8}$/i
const OCLC = /^(?:\(OCoLC\)|OCLC(?: (?:number|no\.?))?)[\s:#]*(?:ocm|ocn|on)?\d{5,12}$/i
/** In its international form, or with an area code in parentheses. Others look like ISBNs. */
const PHONE = /^(?:tel:)?(?:\+\d|\(\d{2,5}\))[\d ().-]{5,20}$/i

/**
 * Which other kind of number a text is, if people confuse that kind with an ISBN.
 *
 * @example findOtherNumber('ISSN 2049-3630') // 'issn'
 */
export function findOtherNumber(text: string): OtherNumber | null {
  const plain = plainCharacters(text).trim()
  if (ISSN.test(plain) || ISSN_BARCODE.test(normalizeIdentifier(text))) return 'issn'
  if (LCCN.test(plain)) return 'lccn'
  if (OCLC.test(plain)) return 'oclc'
  return PHONE.test(plain) && !isIsbn13(plain.replace(/\D/g, '')) ? 'phone' : null
}
