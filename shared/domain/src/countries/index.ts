export {
  type CountryCode,
  countryCodes,
  countryFlag,
  countryName,
  isCountryCode,
  parseCountryCode,
} from './country-code.ts'
export { baseLanguage, type LanguageTag, parseAcceptLanguage } from './language.ts'
