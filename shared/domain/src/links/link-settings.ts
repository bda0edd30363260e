import type { TagHolder } from '../affiliate/index.ts'
import { type Edition, isEditionFormat } from '../books/index.ts'
import { countryCodes, isCountryCode } from '../countries/index.ts'
import { type BookIdentifier, identifierKey, parseBookIdentifier } from '../identifiers/index.ts'
import { type MarketplaceCode, marketplaceCodes } from '../marketplaces/index.ts'
import { parseShopPage, type ShopPage } from '../product-urls/index.ts'
import { type BookFormat, bookFormats, findRetailerByCode } from '../retailers/index.ts'
import type { RoutableLink, ShopChoices } from '../routing/index.ts'
import { type AccentCode, isAccentCode } from './accent.ts'

/** How the page for readers looks. */
export interface PageLook {
  /** A line of the owner's above the shops; empty for none. */
  readonly note: string
  readonly accent: AccentCode | null
  /** Which groups of shops are shown. */
  readonly formats: readonly BookFormat[]
}

/** All that an owner decides of one link. Its address and its book are not among it. */
export interface LinkSettings
  extends Pick<RoutableLink, 'defaultCountry' | 'editions' | 'excluded' | 'overrides' | 'shops'> {
  /** Readers go to a store at once, or choose one on a page of ours. */
  readonly mode: 'instant' | 'choose'
  readonly look: PageLook
}

/** The same with books by their keys: what is stored, sent and taken back. */
export interface LinkSettingsView extends Omit<LinkSettings, 'editions' | 'overrides'> {
  readonly editions: readonly (Omit<Edition, 'identifier'> & { readonly identifier: string })[]
  readonly overrides: Readonly<Partial<Record<MarketplaceCode, string>>>
}

export const PAGE_NOTE_MAX_LENGTH = 200
export const EDITIONS_MAX = 8

export const defaultLinkSettings: LinkSettings = {
  mode: 'instant',
  defaultCountry: null,
  editions: [],
  excluded: [],
  overrides: {},
  shops: { order: [], off: [], pages: {} },
  look: { note: '', accent: null, formats: bookFormats },
}

/** A link with its owner, ready to be decided on. */
export function toRoutableLink(
  identifier: BookIdentifier,
  owner: TagHolder | null,
  settings: LinkSettings,
): RoutableLink {
  const { defaultCountry, editions, excluded, overrides, shops } = settings
  return { identifier, owner, defaultCountry, editions, excluded, overrides, shops }
}

/** @example describeLinkSettings(settings).overrides.de // '9780143127741' */
export function describeLinkSettings(settings: LinkSettings): LinkSettingsView {
  const { editions, overrides, ...rest } = settings
  return {
    ...rest,
    editions: editions.map((edition) => ({
      ...edition,
      identifier: identifierKey(edition.identifier),
    })),
    overrides: Object.fromEntries(
      Object.entries(overrides).map(([store, book]) => [store, identifierKey(book)]),
    ),
  }
}

/** Settings as JSON text, books by their keys. @example formatLinkSettings(defaultLinkSettings) */
export function formatLinkSettings(settings: LinkSettings): string {
  return JSON.stringify(describeLinkSettings(settings))
}

/**
 * Reads settings as strictly as a form: what was stored ends up in addresses that readers follow.
 * Whatever is none of ours, in whole or in part, is left at its default; nothing throws. Lists whose
 * order means nothing come in one order, so that equal settings are equal texts.
 *
 * @example parseLinkSettings('{"mode":"choose"}').mode // 'choose'
 */
export function parseLinkSettings(json: string): LinkSettings {
  // Most links have never been changed: they share one object.
  if (json === UNCHANGED || json === '{}') return defaultLinkSettings
  const stored = readRecord(readJson(json))
  const look = readRecord(stored.look)
  return {
    mode: stored.mode === 'choose' ? 'choose' : 'instant',
    defaultCountry: isCountryCode(stored.defaultCountry) ? stored.defaultCountry : null,
    editions: readEditions(readList(stored.editions)),
    excluded: marketplaceCodes.filter((code) => readList(stored.excluded).includes(code)),
    overrides: readOverrides(stored.overrides),
    shops: readShops(readRecord(stored.shops)),
    look: {
      note: typeof look.note === 'string' ? look.note.slice(0, PAGE_NOTE_MAX_LENGTH) : '',
      accent: isAccentCode(look.accent) ? look.accent : null,
      formats: Array.isArray(look.formats)
        ? bookFormats.filter((format) => readList(look.formats).includes(format))
        : bookFormats,
    },
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

function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Each book once: a mark on one rung would mean nothing beside the same book without it. */
function readEditions(values: readonly unknown[]): readonly Edition[] {
  const rungs = new Map<string, Edition>()
  for (const rung of values.flatMap(readEdition)) {
    const key = identifierKey(rung.identifier)
    if (!rungs.has(key)) rungs.set(key, rung)
  }
  return [...rungs.values()].slice(0, EDITIONS_MAX)
}

function readEdition(value: unknown): Edition[] {
  const { format, identifier: key, notSoldIn } = readRecord(value)
  const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
  if (!isEditionFormat(format) || !identifier) return []
  const closed = readList(notSoldIn)
  return [{ format, identifier, notSoldIn: countryCodes.filter((code) => closed.includes(code)) }]
}

function readOverrides(value: unknown): LinkSettings['overrides'] {
  const overrides: Partial<Record<MarketplaceCode, BookIdentifier>> = {}
  const stored = readRecord(value)
  for (const store of marketplaceCodes) {
    const key = stored[store]
    const identifier = typeof key === 'string' ? parseBookIdentifier(key) : undefined
    if (identifier) overrides[store] = identifier
  }
  return overrides
}

function readShops({ order, off, pages }: Readonly<Record<string, unknown>>): ShopChoices {
  const isShop = (code: unknown): code is string =>
    typeof code === 'string' && findRetailerByCode(code) !== undefined
  const known: Record<string, ShopPage> = {}
  for (const [code, text] of Object.entries(readRecord(pages)).toSorted()) {
    const page = isShop(code) && typeof text === 'string' ? parseShopPage(code, text) : undefined
    if (page) known[code] = page
  }
  return {
    order: [...new Set(readList(order).filter(isShop))],
    off: [...new Set(readList(off).filter(isShop))].toSorted(),
    pages: known,
  }
}
