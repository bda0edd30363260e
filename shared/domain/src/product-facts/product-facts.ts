import {
  AUTHOR_PAGE_LIMIT,
  FREE_AUTHOR_PAGE_LIMIT,
  HIT_RETENTION_MONTHS,
  RECENT_CLICK_DAYS,
  TOTALS_RETENTION_MONTHS,
} from '../limits/index.ts'
import { marketplaces } from '../marketplaces/index.ts'
import { FREE_SAVED_LINK_LIMIT, MONEY_BACK_DAYS, PREMIUM_PRICE_TEXT } from '../plans/index.ts'
import { READER_PAGE_LANGUAGES } from './languages.ts'
import { onBothPlans, type ProductFact, withPremium } from './product-fact.ts'

/**
 * What the product has, does, and costs. The pricing page, the articles, and the tables that compare
 * services take their claims from here. `e2e/architecture/product-facts.test.ts` names the code behind
 * each fact, and finds texts that contradict one.
 */
export const productFacts = {
  // Plans
  price: onBothPlans(
    `Free for ${FREE_SAVED_LINK_LIMIT} saved links; Premium ${PREMIUM_PRICE_TEXT} at launch`,
  ),
  'flat-price': onBothPlans(
    `Free for ${FREE_SAVED_LINK_LIMIT} saved links; Premium ${PREMIUM_PRICE_TEXT} at launch, for any number of clicks`,
  ),
  'free-plan': onBothPlans(`${FREE_SAVED_LINK_LIMIT} saved links, and no page of ads in between`),
  'saved-links': { free: `${FREE_SAVED_LINK_LIMIT}`, premium: 'Unlimited' },
  trial: onBothPlans('A free plan with no time limit'),
  'money-back': { free: '–', premium: `${MONEY_BACK_DAYS} days` },
  account: onBothPlans('Not for direct links; a free account for Global Links'),
  assistants: onBothPlans(false, 'one sign-in for each account'),

  // Links
  audience: onBothPlans('Authors, publishers, and booksellers'),
  'any-address': onBothPlans('Books only'),
  input: onBothPlans('An ISBN, an ASIN, or a link that contains one, from Amazon or another store'),
  'book-numbers': onBothPlans('Print, ebooks, and audiobooks, by ISBN or ASIN'),
  'knows-books': onBothPlans(true),
  destinations: onBothPlans('One for each country, edition, and store'),
  'find-book': {
    free: 'By ISBN or ASIN; a search for ISBNs that begin with 979',
    premium: 'By ISBN or ASIN, or as you set it; a search for ISBNs that begin with 979',
  },
  'find-stores': onBothPlans(
    'Builds addresses from the ISBN: the book’s page, or a search in the store',
  ),
  'custom-link': withPremium('and capitals do not matter'),
  'own-domain': withPremium('where the operator has set it up'),
  'qr-codes': onBothPlans(true, 'on screen and for print'),
  'no-ads': onBothPlans(true),
  lasting: onBothPlans(true, 'even after you cancel or delete your account'),
  fallback: onBothPlans('Another suitable store, or a page with the book’s stores'),
  'split-tests': onBothPlans(false),
  pixels: onBothPlans(false),
  import: onBothPlans(true),
  move: onBothPlans(true, 'with a preview and undo'),
  'country-rules': withPremium(),
  editions: withPremium('and the link stays the same'),
  history: withPremium('with undo and a preview based on past clicks'),

  // Readers
  country: onBothPlans(
    'Detected by the service and shown on the reader page, where the reader can change it',
  ),
  'choose-mode': onBothPlans(
    'The store for their country, or the reader page if the owner prefers it',
  ),
  'reader-page': onBothPlans(true, `by country, in ${READER_PAGE_LANGUAGES} languages`),
  'page-design': withPremium(),
  'remembered-store': onBothPlans(true, 'if the reader asks for it on the reader page'),
  'plan-destinations': {
    free: 'To a store or a page with all stores',
    premium: 'To a store, an edition, or a page, by country',
  },
  'reader-page-stores': onBothPlans('A page with the stores in each country'),
  'amazon-and-other-stores': onBothPlans(
    `${marketplaces.length} Amazon stores; other stores on the reader page`,
  ),
  'country-preview': onBothPlans('Every country, with store, page, tag, and reasons'),
  'author-pages': {
    free: `${FREE_AUTHOR_PAGE_LIMIT}`,
    premium: `Up to ${AUTHOR_PAGE_LIMIT}`,
    detail: 'with all of an author’s books',
  },
  'amazon-author-links': onBothPlans(false),
  'own-author-pages': {
    free: String(FREE_AUTHOR_PAGE_LIMIT),
    premium: `Up to ${AUTHOR_PAGE_LIMIT}`,
  },
  series: onBothPlans(true, 'with a link that leads to the next book'),
  'release-notices': onBothPlans(false),
  'back-matter': onBothPlans(true),
  'epub-check': onBothPlans(true),
  cards: onBothPlans(true),

  // Tags
  membership: onBothPlans('Everyone'),
  programs: onBothPlans('No program needed'),
  'own-tags': withPremium(),
  'link-tags': { free: 'Everyshelf’s', premium: 'Your own, in each store' },
  commission: { free: 'None', premium: '100%, with your own tag' },
  'tag-owner': onBothPlans(true, 'and each link shows whose tag it carries'),
  'own-ids': withPremium(),
  channels: onBothPlans(true, 'with links for ebooks, print, and ads that carry none'),
  'tags-by-channel': {
    free: false,
    premium: 'One for each store; each channel follows the program’s rules',
  },
  'tags-by-default': {
    free: false,
    premium: 'On where the program allows them; never in ebooks, print, and ads',
  },
  attribution: withPremium('on the link for ads, one tag per store'),

  // Numbers
  bots: onBothPlans('Excluded, with the reason'),
  'click-history': {
    free: `${RECENT_CLICK_DAYS} days`,
    premium: `${HIT_RETENTION_MONTHS} months of detail, ${TOTALS_RETENTION_MONTHS} months of daily totals`,
  },
  'click-details': withPremium(),
  'weekly-email': { free: 'With totals', premium: 'With books, countries, and stores' },
  earnings: withPremium('from the reports of your programs'),
  reports: onBothPlans(
    'Clicks; with Premium by country, store, and site, and earnings from imported reports',
  ),
  'beyond-links': onBothPlans(
    'Author pages, series, end-of-book pages, an EPUB check, and earnings reports',
  ),

  // Programs
  api: onBothPlans(true, 'with webhooks, a command-line tool, and tools for AI assistants'),
  extension: onBothPlans(true),
  wordpress: onBothPlans(true),
  export: onBothPlans(true),
} as const satisfies Readonly<Record<string, ProductFact>>

export type ProductFactName = keyof typeof productFacts
