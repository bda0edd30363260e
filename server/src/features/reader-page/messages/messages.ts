/**
 * The words of the page for readers in one language. `{country}`, `{store}`, `{other}` and `{title}`
 * stand for names, placed so that no language has to bend them.
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
}

/** Puts names into a text. @example fill('Open at {store}', { store: 'Kobo' }) // 'Open at Kobo' */
export function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => names[name] ?? '')
}
