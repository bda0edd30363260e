/**
 * The texts of the reader page in one language. `{country}`, `{store}`, `{other}`, `{format}`, `{note}`,
 * `{days}`, `{title}`, `{author}`, `{series}` and `{number}` stand for values. Each text places them where no language needs to inflect them.
 */
export interface Messages {
  readonly pageTitle: string
  readonly cover: string
  readonly publisher: string
  readonly series: string
  /** Only if the number of the book in its series is a number. */
  readonly bookInSeries: string
  readonly bookLanguage: string
  readonly publishedOn: string
  readonly about: string
  readonly details: string
  readonly readMore: string
  readonly readLess: string
  readonly yourStore: string
  readonly nearestStore: string
  readonly defaultStore: string
  readonly favoriteStore: string
  readonly viewAt: string
  readonly searchAt: string
  /** One line says who earns. With an author page, the text names its author. */
  readonly creatorEarns: string
  readonly authorEarns: string
  readonly serviceEarns: string
  readonly creatorOrServiceEarn: string
  readonly authorOrServiceEarn: string
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
  /** The owner chose the store of the large button for readers everywhere. */
  readonly storeFirst: string
  readonly storeDefault: string
  readonly storeSearch: string
  readonly otherBookstores: string
  readonly moreStores: string
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
  /** The same for an author page or the page of a series. */
  readonly reportPage: string
  readonly share: string
  /** Shown when the link's owner is not one of the book's authors. Links to the owner's author page. */
  readonly sharedBy: string
  readonly email: string
  readonly linkToShare: string
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
  readonly noteBy: string
  readonly allStores: string
  readonly storesTitle: string
  readonly storesHeading: string
  readonly opensBook: string
  readonly opensInstead: string
  readonly notSoldThere: string
  readonly backToBook: string
  readonly report: string
  readonly reportText: string
  readonly reportStore: string
  readonly reportSend: string
  readonly reportThanks: string
  /** The button of the card on other websites, which opens one store. */
  readonly getItAt: string
  /** The same button if it opens the page with all stores. */
  readonly chooseBookstore: string
  /** On a card without a book. */
  readonly linkUnknown: string
  readonly bookUnavailable: string
  readonly findBook: string
}

/** Puts values into a text. @example fill('View at {store}', { store: 'Kobo' }) // 'View at Kobo' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => values[name] ?? '')
}
