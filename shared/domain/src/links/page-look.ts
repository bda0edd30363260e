import type { RetailerCode } from '../retailers/index.ts'
import { type BookFormat, bookFormats, findActiveRetailer } from '../retailers/index.ts'
import { type AccentCode, isAccentCode } from './accent.ts'
import { readList } from './read-json.ts'

/** How the reader page arranges the book: beside its text, as one large cover, or as text alone. */
export const pageLayouts = ['classic', 'cover', 'minimal'] as const
export type PageLayout = (typeof pageLayouts)[number]

/**
 * The store of the large button: Amazon, the first store in the owner's order, or one retailer. A
 * rule for the reader's country comes first.
 */
export type ButtonStore = 'amazon' | 'first' | RetailerCode

/** The appearance of the reader page. */
export interface PageLook {
  /** The owner's line above the list of stores; empty for none. */
  readonly note: string
  readonly accent: AccentCode | null
  readonly layout: PageLayout
  readonly button: ButtonStore
  /** The formats whose stores are shown. */
  readonly formats: readonly BookFormat[]
}

export const PAGE_NOTE_MAX_LENGTH = 200

export const defaultPageLook: PageLook = {
  note: '',
  accent: null,
  layout: 'classic',
  button: 'amazon',
  formats: bookFormats,
}

/** Whether a value is one of the layouts. @example isPageLayout('cover') // true */
export function isPageLayout(value: unknown): value is PageLayout {
  return pageLayouts.includes(value as PageLayout)
}

/** Whether a value names a store for the large button. @example isButtonStore('kobo') // true */
export function isButtonStore(value: unknown): value is ButtonStore {
  if (typeof value !== 'string') return false
  return value === 'amazon' || value === 'first' || findActiveRetailer(value) !== undefined
}

/** Omits settings that few links use while they have their default. */
export function formatPageLook({ layout, button, ...look }: PageLook): object {
  return {
    ...look,
    ...(layout !== defaultPageLook.layout && { layout }),
    ...(button !== defaultPageLook.button && { button }),
  }
}

/** Every invalid value becomes its default. */
export function readPageLook(stored: Readonly<Record<string, unknown>>): PageLook {
  const { note, accent, layout, button, formats } = stored
  return {
    note: typeof note === 'string' ? note.slice(0, PAGE_NOTE_MAX_LENGTH) : '',
    accent: isAccentCode(accent) ? accent : null,
    layout: isPageLayout(layout) ? layout : defaultPageLook.layout,
    button: isButtonStore(button) ? button : defaultPageLook.button,
    formats: Array.isArray(formats)
      ? bookFormats.filter((format) => readList(formats).includes(format))
      : bookFormats,
  }
}
