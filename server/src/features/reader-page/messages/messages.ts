/**
 * The texts of the reader page in one language. `{country}`, `{store}`, `{other}`, `{format}`, `{note}`,
 * `{days}` and `{title}` stand for values. Each text places them where no language needs to inflect them.
 */
export interface Messages {
  readonly pageTitle: string
  readonly cover: string
  readonly publisher: string
  readonly series: string
  readonly bookLanguage: string
  readonly publishedOn: string
  readonly about: string
  readonly yourStore: string
  readonly nearestStore: string
  readonly defaultStore: string
  readonly favoriteStore: string
  readonly viewAt: string
  readonly searchAt: string
  readonly creatorEarns: string
  readonly serviceEarns: string
  /** Shown instead of `creatorEarns` or `serviceEarns` when the link has no affiliate tag. */
  readonly noAffiliateLink: string
  readonly whyThisStore: string
  readonly countryChosen: string
  readonly countryFromAddress: string
  readonly countryFromLanguage: string
  readonly countryOfLink: string
  readonly countryUnknown: string
  readonly storeOwn: string
  readonly storeNearest: string
  readonly storeKindle: string
  readonly storeLanguage: string
  readonly storeReplaced: string
  /** The owner's rule for the reader's country names the store. */
  readonly storeRule: string
  readonly storeDefault: string
  readonly storeSearch: string
  readonly otherBookstores: string
  readonly print: string
  readonly ebook: string
  readonly audio: string
  readonly opensSearch: string
  readonly noAffiliateLinks: string
  readonly amazonOnly: string
  readonly wrongCountry: string
  readonly country: string
  readonly showStores: string
  readonly favoriteQuestion: string
  readonly showFirst: string
  readonly remember: string
  readonly rememberNote: string
  readonly remembered: string
  readonly forget: string
  readonly privacySignal: string
  readonly languages: string
  readonly privacy: string
  readonly aboutUs: string
  /** In the footer: reports to the operator a link that does harm. */
  readonly reportLink: string
  readonly edition: string
  readonly otherEditions: string
  readonly kindle: string
  readonly paperback: string
  readonly hardcover: string
  readonly audiobook: string
  readonly editionNotSold: string
  readonly ownEdition: string
  readonly noEditionSold: string
  readonly notAtAmazonTitle: string
  readonly notAtAmazonText: string
  readonly tryBookstore: string
  readonly someLinksPay: string
  readonly noteBy: string
  readonly allStores: string
  readonly storesTitle: string
  readonly storesHeading: string
  readonly storesText: string
  readonly opensBook: string
  readonly opensInstead: string
  readonly notSoldThere: string
  readonly backToBook: string
  readonly report: string
  readonly reportText: string
  readonly reportStore: string
  readonly reportSend: string
  readonly reportThanks: string
}

/** Puts values into a text. @example fill('View at {store}', { store: 'Kobo' }) // 'View at Kobo' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '')
}
