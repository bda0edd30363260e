import { baseLanguage } from '@everyshelf/domain/countries'
import type { RouteReason } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { placeName } from '../places/place-name.ts'
import { editionNames } from './edition-names.ts'

type Reason<Code extends RouteReason['code']> = Extract<RouteReason, { code: Code }>
type Rule = Reason<'country-store'>['rule']
type Source = Reason<'country-known'>['source']

const sources: Readonly<Record<Source, string>> = {
  query: 'the country is named',
  edge: 'the edge in front of the server says so',
  ip: 'the network of the reader is there',
  language: 'one of the languages of the reader names it',
  none: 'nothing says otherwise',
}

const rules: Readonly<Record<Rule, string>> = {
  own: 'it has a store of its own',
  kindle: "Amazon's published territories name this store for it",
  territory: 'it is supplied as the country that it belongs to',
  'eu-near': 'this store delivers within the European Union',
  'europe-near': 'this is the nearest of the large stores in Europe',
  language: 'this is the store of a language spoken there',
  near: 'this store is the nearest by post',
  default: 'this store exports most widely',
  none: 'nothing is delivered there, and the link still leads somewhere',
}

const earners: Readonly<Record<Reason<'tag'>['owner'], string>> = {
  owner: 'The tag of the owner of the link for this store is put on: the owner earns.',
  service: 'The tag of Everyshelf for this store is put on: Everyshelf earns.',
  nobody: 'There is no tag for this store: nobody earns.',
}

function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(baseLanguage(tag)) ?? tag
}

const texts: { readonly [Code in RouteReason['code']]: (reason: Reason<Code>) => string } = {
  'country-known': ({ country, source }) =>
    `The reader is in ${placeName(country)}: ${sources[source]}.`,
  'country-unknown': () => 'Nothing tells in which country the reader is.',
  'link-default-country': ({ country }) =>
    `The owner of the link takes such readers to be in ${placeName(country)}.`,
  'service-default-store': ({ marketplace }) =>
    `Without a country, ${marketplaceTitle(marketplace)} is the first choice.`,
  'country-store': ({ country, rule, marketplace }) =>
    `The store for ${placeName(country)} is ${marketplaceTitle(marketplace)}: ${rules[rule]}.`,
  'kindle-store': ({ marketplace }) =>
    `${marketplaceTitle(marketplace)} sells Kindle books and audiobooks to this country.`,
  'language-store': ({ language, marketplace }) =>
    `Several stores serve this country; for a reader of ${languageName(language)} it is ${marketplaceTitle(marketplace)}.`,
  'store-excluded': ({ excluded, marketplace }) =>
    `The owner of the link leaves out ${marketplaceTitle(excluded)}; next is ${marketplaceTitle(marketplace)}.`,
  'format-known': ({ format }) =>
    `The book is ${format === 'audiobook' ? 'an' : 'a'} ${editionNames[format]}.`,
  'format-unknown': () =>
    'The format is unknown: an ASIN that begins with B0 can be a Kindle book or a printed one. The link follows the rule for Kindle books, because a store in another territory would refuse to sell one.',
  'edition-not-sold': ({ format, country }) =>
    `The owner of the link marked the ${editionNames[format]} as not sold in ${placeName(country)}.`,
  edition: ({ format }) => `The ${editionNames[format]} is the first edition that is sold there.`,
  'edition-first': ({ format }) =>
    `Without a country no edition is ruled out, so the first is taken: the ${editionNames[format]}.`,
  'edition-asked': ({ format }) =>
    `The ${editionNames[format]} was asked for, and it is sold there.`,
  'identifier-override': ({ marketplace }) =>
    `For ${marketplaceTitle(marketplace)} the owner of the link chose another edition.`,
  'product-page': () => "The link opens the book's own page there.",
  'search-page': () =>
    'An ISBN that begins with 979 has no page address at Amazon: the link opens the search of the store for it.',
  'none-sold': () =>
    'The owner of the link marked every edition as not sold there: our page with the other shops opens.',
  tag: ({ owner }) => earners[owner],
}

/** One step of a decision in plain words. */
export function explainReason<Code extends RouteReason['code']>(reason: Reason<Code>): string {
  return texts[reason.code as Code](reason)
}
