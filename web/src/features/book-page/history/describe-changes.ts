import type { CountryCode } from '@everyshelf/domain/countries'
import { type BookIdentifier, identifierKey, isIsbn13 } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import type { LinkSettings } from '@everyshelf/domain/links'
import { type MarketplaceCode, marketplaceCodes } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { type ReaderRule, type RuleTarget, targetKey } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { joinNames, nameCountries } from '../../../components/countries/join-names.ts'
import { languageName } from '../../../components/route-reasons/language-name.ts'
import { nameRuleTarget } from '../../../components/route-reasons/name-rule-target.ts'
import type { HistoryTab } from '../book-tabs.ts'
import { describeEditions } from './describe-editions.ts'

/** How a link was at one time. */
interface LinkState {
  readonly slug: string
  readonly settings: LinkSettings
  /** Which labels the change to this state gave the link, and which it took. */
  readonly labels: { readonly added: readonly string[]; readonly removed: readonly string[] } | null
}

/** What a tab can change. The tab of clicks shows every change, because each can explain a rise. */
const partsOf = {
  share: ['slug', 'labels', 'attribution', 'campaign'],
  routing: ['mode', 'routing', 'retailers'],
  page: ['mode', 'retailers', 'look'],
  clicks: ['slug', 'labels', 'attribution', 'campaign', 'mode', 'routing', 'retailers', 'look'],
} as const satisfies Record<HistoryTab, readonly string[]>

/** The differences between two states of one link that a tab shows, one sentence each. */
export function describeChanges(
  book: BookIdentifier,
  before: LinkState,
  after: LinkState,
  tab: HistoryTab,
): readonly string[] {
  const was = before.settings
  const is = after.settings
  const describe = {
    slug: () =>
      describeChange(
        before.slug,
        after.slug,
        `Short link changed from /go/${before.slug} to /go/${after.slug}.`,
      ),
    labels: () => describeLabels(after.labels),
    attribution: () => describeAttribution(was.attribution, is.attribution),
    campaign: () =>
      describeChange(
        was.recordUtm,
        is.recordUtm,
        `The link ${is.recordUtm ? 'now uses' : 'no longer uses'} utm_ parameters as the campaign.`,
      ),
    mode: () =>
      describeChange(
        was.mode,
        is.mode,
        is.mode === 'choose'
          ? 'Readers choose a store on your page.'
          : 'Readers go straight to their store.',
      ),
    routing: () => [
      ...describeRules(was.rules, is.rules),
      ...describeChange(
        was.defaultCountry,
        is.defaultCountry,
        is.defaultCountry
          ? `Readers with an unknown country are treated as if they were in ${countryInSentence(is.defaultCountry)}.`
          : 'Readers with an unknown country go to the default store again.',
      ),
      ...describeEditions(book, was.editions, is.editions),
      ...describeChange(
        was.matchLanguage,
        is.matchLanguage,
        is.matchLanguage
          ? 'Readers get the edition in their language.'
          : 'Readers get editions in your order again, whatever their language.',
      ),
      ...describeMarketplaces(was, is),
    ],
    retailers: () => describeRetailers(was.retailers, is.retailers),
    look: () => describePage(was.look, is.look),
  }
  return partsOf[tab].flatMap((part) => describe[part]())
}

function describeChange<Value>(was: Value, is: Value, text: string): string[] {
  return was === is ? [] : [text]
}

function describeLabels(labels: LinkState['labels']): string[] {
  const { added, removed } = labels ?? { added: [], removed: [] }
  return [
    ...(added.length > 0 ? [`Labels added: ${added.join(', ')}.`] : []),
    ...(removed.length > 0 ? [`Labels removed: ${removed.join(', ')}.`] : []),
  ]
}

function describeAttribution(
  was: LinkSettings['attribution'],
  is: LinkSettings['attribution'],
): string[] {
  return marketplaceCodes.flatMap((code) => {
    if (was[code] === is[code]) return []
    const verb = !is[code] ? 'was removed' : was[code] ? 'changed' : 'was added'
    return [`The Attribution tag for ${marketplaceTitle(code)} ${verb}.`]
  })
}

function describeMarketplaces(was: LinkSettings, is: LinkSettings): string[] {
  return marketplaceCodes.flatMap((code) => [
    ...describeSwitch(
      marketplaceTitle(code),
      !was.excluded.includes(code),
      !is.excluded.includes(code),
    ),
    ...describeOverride(code, was.overrides[code], is.overrides[code]),
  ])
}

function describeSwitch(name: string, wasOn: boolean, isOn: boolean): string[] {
  return describeChange(wasOn, isOn, isOn ? `${name} is included again.` : `${name} is excluded.`)
}

function describeOverride(
  code: MarketplaceCode,
  was: BookIdentifier | undefined,
  is: BookIdentifier | undefined,
): string[] {
  const number = is && formatIdentifier(is)
  const store = marketplaceTitle(code)
  return describeChange(
    was && formatIdentifier(was),
    number,
    number ? `${store} now uses ${number}.` : `${store} uses the default edition again.`,
  )
}

function describeRetailers(
  was: LinkSettings['retailers'],
  is: LinkSettings['retailers'],
): string[] {
  const codes = new Set([
    ...was.off,
    ...is.off,
    ...Object.keys(was.pages),
    ...Object.keys(is.pages),
  ])
  const texts = [...codes].flatMap((code) => {
    const name = retailerName(code)
    const page = is.pages[code]
    return [
      ...describeSwitch(name, !was.off.includes(code), !is.off.includes(code)),
      ...describeChange(was.pages[code], page, describePageOf(name, page)),
    ]
  })
  const orderText =
    is.order.length > 0
      ? `Stores listed first on your page: ${joinNames(is.order.map((code) => retailerName(code)))}.`
      : 'Stores on your page are back in the default order.'
  return [...texts, ...describeChange(was.order.join(), is.order.join(), orderText)]
}

function describePageOf(name: string, page: string | undefined): string {
  if (!page) return `The custom page for ${name} was removed.`
  return isIsbn13(page) ? `${name} now uses ISBN ${page}.` : `${name} now opens ${page}.`
}

const layoutNames = { classic: 'classic', cover: 'large cover', minimal: 'minimal' }

const formatPatterns = { print: 'print books', ebook: 'ebooks', audio: 'audiobooks' }

function describePage(was: LinkSettings['look'], is: LinkSettings['look']): string[] {
  const shown = is.formats.map((format) => formatPatterns[format])
  const store = is.button === 'first' ? 'the first store in your order' : retailerName(is.button)
  return [
    ...describeChange(
      was.note,
      is.note,
      is.note ? `The note on your page is now “${is.note}”.` : 'The note on your page was removed.',
    ),
    ...describeChange(was.layout, is.layout, `The page layout is now ${layoutNames[is.layout]}.`),
    ...describeChange(
      was.accent,
      is.accent,
      `The page color is now ${is.accent ?? 'the default'}.`,
    ),
    ...describeChange(
      was.language,
      is.language,
      `Your page is now in ${is.language ? languageName(is.language) : 'the reader’s language'}.`,
    ),
    ...describeChange(
      was.newsletter,
      is.newsletter,
      is.newsletter
        ? `The newsletter button on your page now opens ${is.newsletter}.`
        : 'The newsletter button on your page was removed.',
    ),
    ...describeChange(
      JSON.stringify(was.date),
      JSON.stringify(is.date),
      is.date
        ? `Your page now shows ${is.date.day}: “${is.date.text}”.`
        : 'The date on your page was removed.',
    ),
    ...describeChange(
      JSON.stringify([was.order, was.hidden]),
      JSON.stringify([is.order, is.hidden]),
      'Your page shows other parts, or shows them in another order.',
    ),
    ...describeChange(was.button, is.button, `The large button on your page now shows ${store}.`),
    ...describeChange(
      was.formats.join(),
      is.formats.join(),
      `Your page now shows ${shown.length > 0 ? `stores for ${joinNames(shown)}` : 'only Amazon'}.`,
    ),
  ]
}

/** The differences between two lists of rules, one sentence for each new destination. */
function describeRules(before: readonly ReaderRule[], after: readonly ReaderRule[]): string[] {
  const was = listTargets(before)
  const is = listTargets(after)
  const changed = after.flatMap(({ countries, target }) => {
    const added = countries.filter((code) => was.get(code) !== targetKey(target))
    return added.length > 0 ? [`Readers in ${nameCountries(added)} go to ${nameOf(target)}.`] : []
  })
  const freed = [...was.keys()].filter((code) => !is.has(code))
  return freed.length > 0
    ? [...changed, `The rule for ${nameCountries(freed)} was removed.`]
    : changed
}

function listTargets(rules: readonly ReaderRule[]): ReadonlyMap<CountryCode, string> {
  return new Map(
    rules.flatMap(({ countries, target }) =>
      countries.map((code) => [code, targetKey(target)] as const),
    ),
  )
}

function nameOf(target: RuleTarget): string {
  const view =
    target.kind === 'edition' ? { ...target, identifier: identifierKey(target.identifier) } : target
  return nameRuleTarget(view, 'your page')
}
