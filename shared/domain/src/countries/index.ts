export {
  countryFlag,
  countryName,
  isCountryCode,
  parseCountryCode,
} from './country-code.ts'
export { type CountryCode, countryCodes } from './country-codes.ts'
export { baseLanguage, type LanguageTag, parseAcceptLanguage } from './language.ts'
export { isLanguageCode, languageNames } from './language-codes.ts'
