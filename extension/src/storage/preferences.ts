import type { MarketplaceCode } from '@everyshelf/domain/marketplaces'
import { storedItem } from './stored-item.ts'

/** The formats in which a link can be copied. */
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

/** The user's choices in the options. The theme is stored elsewhere, where it can be read before the first paint. */
export interface Preferences {
  readonly copyFormat: CopyFormat
  /** The text of the format `Custom`, with placeholders. */
  readonly copyTemplate: string
  readonly autoCopy: boolean
  /** The popup has asked about `autoCopy`. */
  readonly isAutoCopyOffered: boolean
  /** The store whose links come first. */
  readonly ownStore: MarketplaceCode | null
  readonly hasMenu: boolean
}

export const DEFAULT_PREFERENCES: Preferences = {
  copyFormat: 'Link',
  copyTemplate: '{title} ({author}): {link}',
  autoCopy: false,
  isAutoCopyOffered: false,
  ownStore: null,
  hasMenu: true,
}

export const preferences = storedItem<Preferences>('local', 'preferences', DEFAULT_PREFERENCES)

/** Changes some preferences. */
export async function changePreferences(part: Partial<Preferences>): Promise<void> {
  const chosen = await preferences.getValue()
  await preferences.setValue({ ...chosen, ...part })
}
