/** The functions that a resolver at the network edge needs. */
export { parseAcceptLanguage, parseCountryCode } from '@everyshelf/domain/countries'
export { parseBookIdentifier } from '@everyshelf/domain/identifiers'
export { locateReader, plainLink, resolveRoute } from '@everyshelf/domain/routing'
