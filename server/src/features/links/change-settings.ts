import { type EditionFormat, withFormat } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { formatLinkSettings, type LinkSettings, parseLinkSettings } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { linkSettingsChange } from '@everyshelf/domain/schemas'
import type { z } from 'zod'

/** What is to change alone. */
export type LinkSettingsChange = z.output<typeof linkSettingsChange>

/** Settings after a change, as the text that is stored: what is the same is the same text. */
export function changeSettings(
  stored: string,
  book: BookIdentifier,
  { shops, look, ...rest }: LinkSettingsChange,
): string {
  const settings = parseLinkSettings(stored)
  const changed: LinkSettings = {
    ...settings,
    ...withoutUndefined(rest),
    shops: { ...settings.shops, ...withoutUndefined(shops ?? {}) },
    look: { ...settings.look, ...withoutUndefined(look ?? {}) },
  }
  requireOwnBook(changed, book)
  return normalizeSettings(formatLinkSettings(changed))
}

/** Settings after the owner named the format of the link's own book; null for unknown. */
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

/** Texts of older rows lack what has been added since, and say the same. */
export function normalizeSettings(stored: string): string {
  return formatLinkSettings(parseLinkSettings(stored))
}

/** A ladder without the link's own book would make it another book's link. */
function requireOwnBook({ editions }: LinkSettings, book: BookIdentifier): void {
  const key = identifierKey(book)
  const hasOwn = editions.some(({ identifier }) => identifierKey(identifier) === key)
  if (editions.length > 0 && !hasOwn) {
    throw new DomainError('invalid-input', { field: 'settings.editions' })
  }
}

type Defined<T> = { [key in keyof T]: Exclude<T[key], undefined> }

function withoutUndefined<T extends object>(value: T): Defined<T> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries) as Defined<T>
}
