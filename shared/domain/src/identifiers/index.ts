export { type Asin, isAsin, parseAsin } from './asin.ts'
export {
  amazonId,
  type BookIdentifier,
  type IdentifierProblem,
  identifierKey,
  isB0Asin,
  isbnIdentifier,
  isOldMusicNumber,
  isRepeated,
  type ParsedIdentifier,
  parseBookIdentifier,
  readBookIdentifier,
} from './book-identifier.ts'
export {
  completeIsbn13,
  type Isbn10,
  type Isbn13,
  isFillerNumber,
  isIsbn10,
  isIsbn13,
  isMusicNumber,
  parseIsbn,
  parseIsbn10,
  parseIsbn13,
  toIsbn10,
  toIsbn13,
} from './isbn.ts'
export { normalizeIdentifier } from './normalize.ts'
export { toPlainNumber } from './plain-number.ts'
export { dropInvisible, plainCharacters, trimPaste } from './plain-text.ts'
export {
  findLostZero,
  findMistypedDigits,
  readGroupedNumber,
  readGs1Isbn,
  readIsbn10WithPrice,
  readScannedIsbns,
  readScientific,
} from './scanned-number.ts'
