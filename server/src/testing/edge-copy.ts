/** What a copy of the resolver at the edge of a network is made of. */
export { parseAcceptLanguage, parseCountryCode } from '@everyshelf/domain/countries'
export { parseBookIdentifier } from '@everyshelf/domain/identifiers'
export { locateReader, plainLink, resolveRoute } from '@everyshelf/domain/routing'
