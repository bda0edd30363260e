import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { storage } from 'wxt/utils/storage'

/** As what a link is copied when nothing else is asked for. */
export const copyFormats = [
  'Link',
  'Rich text',
  'Markdown',
  'HTML',
  'BBCode',
  'Title – link',
  'Custom',
] as const
export type CopyFormat = (typeof copyFormats)[number]

/** What a person has chosen in the options; the theme is kept where it can be read before painting. */
export interface Preferences {
  readonly copyFormat: CopyFormat
  /** The text of the format `Custom`, with placeholders. */
  readonly copyTemplate: string
  readonly autoCopy: boolean
  /** The store whose links come first. */
  readonly ownStore: MarketplaceCode | null
  readonly hasMenu: boolean
}

export const DEFAULT_PREFERENCES: Preferences = {
  copyFormat: 'Link',
  copyTemplate: '{title} ({author}): {link}',
  autoCopy: false,
  ownStore: null,
  hasMenu: true,
}

export const preferences = storage.defineItem<Preferences>('local:preferences', {
  fallback: DEFAULT_PREFERENCES,
  version: 1,
})
