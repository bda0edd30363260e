import { formatOf, withFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import {
  changeNeedsPremium,
  defaultLinkSettings,
  formatLinkSettings,
  type LinkSettings,
  parseLinkSettings,
} from '@everyshelf/domain/links'

export interface ForeignSettings {
  /** As stored here. */
  readonly settings: string
  /** Whether all of them are kept: some need Premium. */
  readonly isComplete: boolean
}

/**
 * Reads the settings of a link from a file. They follow the rules of a change: the link's own book is among its
 * editions, rules name its editions, and what needs Premium is dropped without it.
 */
export function readForeignSettings(
  text: string,
  book: BookIdentifier,
  isPremium: boolean,
): ForeignSettings {
  const checked = withKnownBooks(parseLinkSettings(text), book)
  if (isPremium || !changeNeedsPremium(book, defaultLinkSettings, checked)) {
    return { settings: formatLinkSettings(checked), isComplete: true }
  }
  const { mode, recordUtm } = checked
  const editions = withFormat([], book, formatOf(checked.editions, book))
  const free = { ...defaultLinkSettings, mode, recordUtm, editions }
  return { settings: formatLinkSettings(free), isComplete: false }
}

function withKnownBooks(settings: LinkSettings, book: BookIdentifier): LinkSettings {
  const known = new Set(settings.editions.map(({ identifier }) => identifierKey(identifier)))
  const hasOwn = known.size === 0 || known.has(identifierKey(book))
  const editions = hasOwn ? settings.editions : []
  const allowed = hasOwn ? known.add(identifierKey(book)) : new Set([identifierKey(book)])
  const rules = settings.rules.filter(
    ({ target }) => target.kind !== 'edition' || allowed.has(identifierKey(target.identifier)),
  )
  return { ...settings, editions, rules }
}
