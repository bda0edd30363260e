export {
  booksLookupInput,
  clicksTrackInput,
  linksGenerateInput,
  linksResolveShortInput,
  routesExplainInput,
} from './calls.ts'
export {
  affiliateTag,
  BOOK_INPUT_MAX_LENGTH,
  bookInput,
  countryCode,
  identifier,
  isbn13,
  languageTag,
  marketplaceCode,
  rowId,
} from './fields.ts'
