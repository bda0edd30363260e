import { type EditionFormat, withFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { linkSettingsChange } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { revertRules } from './revert-rules.ts'

/** Only the settings to change. */
export type LinkSettingsChange = z.output<typeof linkSettingsChange>

/** The settings after a change, as stored text. Equal settings give equal text. */
export function changeSettings(
  stored: string,
  book: BookIdentifier,
  { retailers, look, ...rest }: LinkSettingsChange,
): string {
  const settings = parseLinkSettings(stored)
  const changed: LinkSettings = {
    ...settings,
    ...withoutUndefined(rest),
    retailers: { ...settings.retailers, ...withoutUndefined(retailers ?? {}) },
    look: { ...settings.look, ...withoutUndefined(look ?? {}) },
  }
  requireOwnBook(changed, book)
  requireRuledEditions(changed, settings, book)
  return normalizeSettings(formatLinkSettings(changed))
}

/** The settings after the owner chose the format of the link's own book. Null means unknown. */
export function changeFormat(
  stored: string,
  book: BookIdentifier,
  format: EditionFormat | null,
): string {
  const settings = parseLinkSettings(stored)
  return normalizeSettings(
    formatLinkSettings({ ...settings, editions: withFormat(settings.editions, book, format) }),
  )
}

/** The settings with the earlier value of everything that differs between `before` and `after`. */
export function revertSettings(stored: string, before: string, after: string): string {
  const settings = parseLinkSettings(stored)
  const was = parseLinkSettings(before)
  const changed = parseLinkSettings(after)
  return formatLinkSettings({
    ...revert(settings, was, changed),
    rules: revertRules(settings.rules, was.rules, changed.rules),
    retailers: revert(settings.retailers, was.retailers, changed.retailers),
    look: revert(settings.look, was.look, changed.look),
  })
}

function revert<T extends object>(current: T, before: T, after: T): T {
  const names = Object.keys(current) as (keyof T)[]
  const changed = names.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return { ...current, ...Object.fromEntries(changed.map((name) => [name, before[name]])) }
}

/** Rewrites the text of an older row, which lacks newer fields, without changing its meaning. */
export function normalizeSettings(stored: string): string {
  return formatLinkSettings(parseLinkSettings(stored))
}

/** Without the link's own book among the editions, the link would belong to another book. */
function requireOwnBook({ editions }: LinkSettings, book: BookIdentifier) {
  const key = identifierKey(book)
  const hasOwn = editions.some(({ identifier }) => identifierKey(identifier) === key)
  if (editions.length > 0 && !hasOwn) {
    throw new DomainError('invalid-input', {
      field: 'editions',
      rule: 'must have the own book of the link',
    })
  }
}

/**
 * An edition that a rule names must belong to the link. A rule may stay after its edition was
 * removed: the default then applies, until the edition is back.
 */
function requireRuledEditions(changed: LinkSettings, before: LinkSettings, book: BookIdentifier) {
  const known = listEditionKeys({ editions: changed.editions, rules: before.rules })
  known.add(identifierKey(book))
  const named = listEditionKeys({ editions: [], rules: changed.rules })
  if ([...named].some((key) => !known.has(key))) {
    throw new DomainError('invalid-input', {
      field: 'rules',
      rule: 'must name editions of the link',
    })
  }
}

function listEditionKeys({ editions, rules }: Pick<LinkSettings, 'editions' | 'rules'>) {
  const ruled = rules.flatMap(({ target }) => (target.kind === 'edition' ? [target] : []))
  return new Set([...editions, ...ruled].map(({ identifier }) => identifierKey(identifier)))
}

/** Whether two settings differ in anything that needs Premium: everything but mode and `recordUtm`. */
export function differsInPremium(before: string, after: string): boolean {
  const paidPart = (stored: string) =>
    formatLinkSettings({ ...parseLinkSettings(stored), mode: 'instant', recordUtm: false })
  return paidPart(before) !== paidPart(after)
}

type Defined<T> = { [key in keyof T]: Exclude<T[key], undefined> }

function withoutUndefined<T extends object>(value: T) {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(entries) as Defined<T>
}

/** Sets the format that a page or file gives, unless the owner has chosen editions. */
export function withFormatHint(
  stored: string,
  identifier: BookIdentifier,
  format: EditionFormat | null,
): string {
  const isKnown = parseLinkSettings(stored).editions.length > 0
  return isKnown ? normalizeSettings(stored) : changeFormat(stored, identifier, format)
}
