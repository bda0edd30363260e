import type { LinkChannel, TagHolder } from '../affiliate/index.ts'
import {
  type Edition,
  formatOf,
  isEditionFormat,
  isEditionLanguage,
  withFormat,
} from '../books/index.ts'
import { countryCodes, isCountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'
import { parseRetailerPage, type RetailerPage } from '../product-urls/index.ts'
import { findRetailerByCode } from '../retailers/index.ts'
import type { ReaderRule, RetailerPreferences, RoutableLink } from '../routing/index.ts'
import { defaultPageLook, formatPageLook, type PageLook, readPageLook } from './page-look.ts'
import { readAttribution } from './read-attribution.ts'
import { readList, readRecord } from './read-json.ts'
import { describeRules, readRules } from './reader-rules.ts'

/** Everything that an owner sets for one link, except its slug and its book. */
export interface LinkSettings
  extends Pick<
    RoutableLink,
    | 'rules'
    | 'defaultCountry'
    | 'editions'
    | 'matchLanguage'
    | 'excluded'
    | 'overrides'
    | 'retailers'
  > {
  /** For readers without a rule: `instant` is straight to a bookstore, `choose` the reader page. */
  readonly mode: 'instant' | 'choose'
  readonly look: PageLook
  /** Amazon Attribution tags for the slug in the channel `ad`. */
  readonly attribution: NonNullable<RoutableLink['attribution']>
  /** A `utm_campaign` or `utm_source` in an opened URL replaces the campaign of the slug. */
  readonly recordUtm: boolean
}

/** The same with books as identifier keys: the form that is stored and sent. */
export interface LinkSettingsView extends Omit<LinkSettings, 'rules' | 'editions' | 'overrides'> {
  readonly rules: ReaderRule<string>[]
  readonly editions: readonly (Omit<Edition, 'identifier'> & { readonly identifier: string })[]
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, string>>>
}

export const EDITIONS_MAX = 8

export const defaultLinkSettings: LinkSettings = {
  mode: 'instant',
  rules: [],
  defaultCountry: null,
  editions: [],
  matchLanguage: false,
  excluded: [],
  overrides: {},
  retailers: { order: [], off: [], pages: {} },
  look: defaultPageLook,
  attribution: {},
  recordUtm: false,
}

/**
 * Combines a book, its owner and its settings into the link that routing takes. Rules and attribution
 * tags apply while the owner has Premium; they stay stored.
 *
 * @example toRoutableLink(identifier, null, defaultLinkSettings).editions // []
 */
export function toRoutableLink(
  identifier: BookIdentifier,
  owner: TagHolder | null,
  settings: LinkSettings,
  channel: LinkChannel = 'web',
): RoutableLink {
  const { defaultCountry, editions, matchLanguage, excluded, overrides, retailers } = settings
  return {
    identifier,
    owner,
    channel,
    attribution: owner?.isPremium ? settings.attribution : defaultLinkSettings.attribution,
    rules: owner?.isPremium ? settings.rules : defaultLinkSettings.rules,
    defaultCountry,
    editions,
    matchLanguage,
    excluded,
    overrides,
    retailers,
  }
}

/**
 * Replaces the books in the settings by their identifier keys.
 *
 * @example describeLinkSettings(settings).overrides.de // '9780143127741'
 */
export function describeLinkSettings(settings: LinkSettings): LinkSettingsView {
  const { rules, editions, overrides, ...rest } = settings
  return {
    ...rest,
    rules: describeRules(rules),
    editions: editions.map((edition) => ({
      ...edition,
      identifier: identifierKey(edition.identifier),
    })),
    overrides: Object.fromEntries(
      Object.entries(overrides).map(([marketplace, book]) => [marketplace, identifierKey(book)]),
    ),
  }
}

/**
 * Formats settings for the database: JSON, with books as identifier keys. Settings that few
 * links use are stored only if they differ from the default.
 *
 * @example formatLinkSettings(defaultLinkSettings) // '{"mode":"instant","defaultCountry":null,…}'
 */
export function formatLinkSettings(settings: LinkSettings): string {
  const { retailers, rules, matchLanguage, ...view } = describeLinkSettings(settings)
  const { mode, defaultCountry, editions, excluded, overrides, look, attribution, recordUtm } = view
  return JSON.stringify({
    mode,
    defaultCountry,
    editions,
    excluded,
    overrides,
    retailers,
    look: formatPageLook(look),
    ...(rules.length > 0 && { rules }),
    ...(matchLanguage && { matchLanguage }),
    ...(Object.keys(attribution).length > 0 && { attribution }),
    ...(recordUtm && { recordUtm }),
  })
}

/**
 * Whether a change of settings needs Premium. Every owner may change the mode, the format of the
 * link's own book, and whether `utm_` parameters are recorded.
 *
 * @example changeNeedsPremium(book, settings, { ...settings, mode: 'choose' }) // false
 */
export function changeNeedsPremium(
  book: BookIdentifier,
  before: LinkSettings,
  after: LinkSettings,
): boolean {
  const editions = withFormat(before.editions, book, formatOf(after.editions, book))
  const free = { ...before, mode: after.mode, recordUtm: after.recordUtm, editions }
  return formatLinkSettings(free) !== formatLinkSettings(after)
}

/**
 * Parses settings from the database or the server. It is as strict as a form, because they become
 * URLs that readers follow. Every invalid value becomes its default; nothing throws. Lists without
 * a meaningful order are sorted, so that equal settings become equal texts.
 *
 * @example parseLinkSettings('{"mode":"choose"}').mode // 'choose'
 */
export function parseLinkSettings(json: string): LinkSettings {
  // Most links have default settings, so they share one object.
  if (json === UNCHANGED || json === '{}') return defaultLinkSettings
  const stored = readRecord(readJson(json))
  return {
    mode: stored.mode === 'choose' ? 'choose' : 'instant',
    rules: readRules(readList(stored.rules)),
    defaultCountry: isCountryCode(stored.defaultCountry) ? stored.defaultCountry : null,
    editions: readEditions(readList(stored.editions)),
    matchLanguage: stored.matchLanguage === true,
    excluded: marketplaceCodes.filter((code) => readList(stored.excluded).includes(code)),
    overrides: readOverrides(stored.overrides),
    retailers: readRetailerPreferences(readRecord(stored.retailers)),
    look: readPageLook(readRecord(stored.look)),
    attribution: readAttribution(readRecord(stored.attribution)),
    recordUtm: stored.recordUtm === true,
  }
}

const UNCHANGED = formatLinkSettings(defaultLinkSettings)

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Keeps each book once: the same book with and without `notSoldIn` would contradict itself. */
function readEditions(values: readonly unknown[]): readonly Edition[] {
  const editions = new Map<string, Edition>()
  for (const edition of values.flatMap(readEdition)) {
    const key = identifierKey(edition.identifier)
    if (!editions.has(key)) editions.set(key, edition)
  }
  return [...editions.values()].slice(0, EDITIONS_MAX)
}

function readEdition(value: unknown): Edition[] {
  const { format, identifier: key, notSoldIn, language } = readRecord(value)
  const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
  if (!isEditionFormat(format) || !identifier) return []
  const countries = readList(notSoldIn)
  return [
    {
      format,
      identifier,
      notSoldIn: countryCodes.filter((code) => countries.includes(code)),
      ...(isEditionLanguage(language) && { language }),
    },
  ]
}

function readOverrides(value: unknown): LinkSettings['overrides'] {
  const overrides: Partial<Record<MarketplaceCode, BookIdentifier>> = {}
  const stored = readRecord(value)
  for (const marketplace of marketplaceCodes) {
    const key = stored[marketplace]
    const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
    if (identifier) overrides[marketplace] = identifier
  }
  return overrides
}

function readRetailerPreferences({
  order,
  off,
  pages,
}: Readonly<Record<string, unknown>>): RetailerPreferences {
  const isActiveRetailer = (code: unknown): code is string =>
    typeof code === 'string' && findRetailerByCode(code) !== undefined
  const known: Record<string, RetailerPage> = {}
  for (const [code, text] of Object.entries(readRecord(pages)).toSorted()) {
    const page =
      isActiveRetailer(code) && typeof text === 'string' ? parseRetailerPage(code, text) : undefined
    if (page) known[code] = page
  }
  return {
    order: [...new Set(readList(order).filter(isActiveRetailer))],
    off: [...new Set(readList(off).filter(isActiveRetailer))].toSorted(),
    pages: known,
  }
}
