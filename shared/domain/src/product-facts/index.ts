export {
  EXTENSION_LANGUAGES,
  type PageLanguage,
  pageLanguages,
  READER_PAGE_LANGUAGES,
} from './languages.ts'
export { productNumbers } from './numbers.ts'
export { CLICKS_COUNTED, PRIVACY_SENTENCES, PRIVACY_SUMMARY } from './privacy.ts'
export { describeFact, type ProductFact } from './product-fact.ts'
export { type ProductFactName, productFacts } from './product-facts.ts'
