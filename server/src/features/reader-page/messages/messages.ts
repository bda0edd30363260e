/**
 * The words of the page for readers in one language. `{country}`, `{store}`, `{other}`, `{format}`,
 * `{note}` and `{title}` stand for names, placed so that no language has to bend them.
 */
export interface Messages {
  readonly pageTitle: string
  readonly cover: string
  readonly publisher: string
  readonly about: string
  readonly yourStore: string
  readonly nearestStore: string
  readonly defaultStore: string
  readonly rememberedStore: string
  readonly openAt: string
  readonly searchAt: string
  readonly earnsOwner: string
  readonly earnsService: string
  readonly earnsNobody: string
  readonly why: string
  readonly countryAsked: string
  readonly countryLocated: string
  readonly countryLanguage: string
  readonly countryOfLink: string
  readonly countryUnknown: string
  readonly storeOwn: string
  readonly storeNearest: string
  readonly storeKindle: string
  readonly storeLanguage: string
  readonly storeInstead: string
  readonly storeDefault: string
  readonly storeSearch: string
  readonly shops: string
  readonly print: string
  readonly ebook: string
  readonly audio: string
  readonly opensSearch: string
  readonly shopsEarnNobody: string
  readonly amazonOnly: string
  readonly wrongCountry: string
  readonly country: string
  readonly showShops: string
  readonly favourite: string
  readonly showFirst: string
  readonly remember: string
  readonly rememberNote: string
  readonly remembered: string
  readonly forget: string
  readonly privacySignal: string
  readonly languages: string
  readonly privacy: string
  readonly aboutUs: string
  /** In the footer: the way to tell us that a link does harm. */
  readonly reportLink: string
  readonly edition: string
  readonly alsoAs: string
  readonly kindle: string
  readonly paperback: string
  readonly hardcover: string
  readonly audiobook: string
  readonly editionNotSold: string
  readonly ownEdition: string
  readonly noneSold: string
  readonly notSold: string
  readonly notSoldText: string
  readonly tryShops: string
  readonly someShopsPay: string
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

/** Puts names into a text. @example fill('Open at {store}', { store: 'Kobo' }) // 'Open at Kobo' */
export function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => names[name] ?? '')
}
