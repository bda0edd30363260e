import type { RouteReason } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { channels } from '../channels/channels.ts'
import { countryInSentence } from '../countries/country-names.ts'
import { editionNames } from './edition-names.ts'
import { languageName } from './language-name.ts'
import { nameRuleTarget } from './name-rule-target.ts'

type Reason<Code extends RouteReason['code']> = Extract<RouteReason, { code: Code }>
type Rule = Reason<'country-marketplace'>['rule']
type Source = Reason<'country-known'>['source']

const sources: Readonly<Record<Source, string>> = {
  query: 'as set in the URL',
  edge: 'according to our CDN',
  ip: 'according to their IP address',
  language: 'according to their language settings',
  none: 'by default',
}

const rules: Readonly<Record<Rule, string>> = {
  own: 'this country has its own store',
  kindle: 'Amazon lists this store for the country',
  territory: 'this territory uses its parent country’s store',
  'eu-near': 'this store ships within the European Union',
  'europe-near': 'this is the nearest large store in Europe',
  language: 'this store uses a language spoken there',
  near: 'this is the nearest store for shipping',
  default: 'this store ships to the most countries',
  none: 'no store ships there, so the link uses the default',
}

/** Why the target of a rule cannot serve the reader. */
export const unavailable: Readonly<Record<Reason<'rule-unavailable'>['target']['kind'], string>> = {
  edition: 'but that edition was removed or is marked as not sold there',
  retailer: 'but that store has no page for this book',
}

const earners: Readonly<Record<Reason<'tag'>['owner'], string>> = {
  owner: 'The link uses its owner’s tag for this store. The owner earns the commission.',
  service: 'The link uses Everyshelf’s tag for this store. Everyshelf earns the commission.',
  'service-us':
    'The link uses Everyshelf’s tag for the United States. Everyshelf might not earn a commission here.',
  none: 'The link has no affiliate tag for this store, so purchases earn no commission.',
}

function explainChannel({ channel, permission, isAllowed }: Reason<'channel'>): string {
  const place = channels[channel].where
  switch (permission) {
    case 'always':
      return `This store’s program allows affiliate tags ${place}.`
    case 'never':
      return `This store’s program forbids affiliate tags ${place}.`
    case 'if-network-entered':
      return isAllowed
        ? `This store’s program allows affiliate tags ${place} that the owner added to their affiliate account.`
        : `This store’s program allows affiliate tags only ${place} that the owner added to their affiliate account. The owner has not confirmed any.`
    case 'if-list-opt-in':
      return isAllowed
        ? `This store’s program allows affiliate tags ${place} to people who signed up.`
        : `This store’s program allows affiliate tags ${place} only to people who signed up. The owner has not confirmed that.`
    case null:
      return `We found no rule in this store’s program that allows affiliate tags ${place}.`
  }
}

const texts: { readonly [Code in RouteReason['code']]: (reason: Reason<Code>) => string } = {
  'country-known': ({ country, source }) =>
    `The reader is in ${countryInSentence(country)}, ${sources[source]}.`,
  'country-unknown': () => 'We can’t tell the reader’s country.',
  'link-default-country': ({ country }) =>
    `The link’s owner treats these readers as if they were in ${countryInSentence(country)}.`,
  rule: ({ country, target }) =>
    `The link’s owner sends readers in ${countryInSentence(country)} to ${nameRuleTarget(target, 'the book’s reader page')}.`,
  'rule-unavailable': ({ country, target }) =>
    `The link’s owner sends readers in ${countryInSentence(country)} to ${nameRuleTarget(target, 'the book’s reader page')}, ${unavailable[target.kind]}. The default applies.`,
  'default-marketplace': ({ marketplace }) =>
    `If the country is unknown, the default store is ${marketplaceTitle(marketplace)}.`,
  'country-marketplace': ({ country, rule, marketplace }) =>
    `The store for ${countryInSentence(country)} is ${marketplaceTitle(marketplace)}: ${rules[rule]}.`,
  'kindle-marketplace': ({ marketplace }) =>
    `${marketplaceTitle(marketplace)} sells Kindle books and audiobooks in this country.`,
  'language-marketplace': ({ language, marketplace }) =>
    `Several stores serve this country. Readers whose language is ${languageName(language)} go to ${marketplaceTitle(marketplace)}.`,
  'marketplace-excluded': ({ excluded, marketplace }) =>
    `The link’s owner excluded ${marketplaceTitle(excluded)}, so the next store is ${marketplaceTitle(marketplace)}.`,
  'format-known': ({ format }) =>
    `The book is ${format === 'audiobook' ? 'an' : 'a'} ${editionNames[format]}.`,
  'format-unknown': () =>
    'The format is unknown. An ASIN that starts with B0 can be a Kindle or print book. To be safe, we treat it as a Kindle book, because each Kindle store sells only to readers in certain countries.',
  'edition-not-sold': ({ format, country }) =>
    `The link’s owner marked the ${editionNames[format]} as not sold in ${countryInSentence(country)}.`,
  edition: ({ format }) => `The ${editionNames[format]} comes first among the editions sold there.`,
  'edition-first': ({ format }) =>
    `If the country is unknown, the link opens the ${editionNames[format]}, the first edition in the list.`,
  'edition-requested': ({ format }) =>
    `The ${editionNames[format]} was requested, and it is sold there.`,
  'edition-language': ({ format, language }) =>
    `The ${languageName(language)} ${editionNames[format]} matches the reader’s language.`,
  'identifier-override': ({ marketplace }) =>
    `The link’s owner chose another edition for ${marketplaceTitle(marketplace)}.`,
  'product-page': () => 'The link opens the book’s page there.',
  'search-page': () =>
    'Amazon has no page for ISBNs that start with 979, so the link opens a search.',
  'retailer-search': () =>
    'We can’t link to this store’s book pages by ISBN, so the link opens a search.',
  'none-sold': () =>
    'The link’s owner marked every edition as not sold there, so Everyshelf shows a page with other stores.',
  channel: explainChannel,
  attribution: () =>
    'The link uses its owner’s Amazon Attribution tag. This tag measures ads and earns no commission. Amazon forbids using it with an affiliate tag.',
  tag: ({ owner }) => earners[owner],
  program: ({ owner }) =>
    owner === 'owner'
      ? 'The link uses its owner’s affiliate ID for this store. The owner earns the commission.'
      : 'The link has no affiliate ID for this store, so purchases earn no commission.',
}

/** Explains one step of a decision to a reader. */
export function explainReason<Code extends RouteReason['code']>(reason: Reason<Code>): string {
  return texts[reason.code as Code](reason)
}
