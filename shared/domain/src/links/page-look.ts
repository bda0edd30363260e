import type { RetailerCode } from '../retailers/index.ts'
import { type BookFormat, bookFormats, findActiveRetailer } from '../retailers/index.ts'
import { defaultSharedDesign, readSharedDesign, type SharedDesign } from './page-design.ts'
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
export interface PageLook extends SharedDesign {
  /** The owner's words to readers; empty for none. */
  readonly note: string
  readonly layout: PageLayout
  readonly button: ButtonStore
  /** The formats whose stores are shown. */
  readonly formats: readonly BookFormat[]
}

export const PAGE_NOTE_MAX_LENGTH = 200

export const defaultPageLook: PageLook = {
  ...defaultSharedDesign,
  note: '',
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
export function formatPageLook({ note, accent, formats, ...look }: PageLook): object {
  const chosen = Object.entries(look).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(defaultPageLook[name as keyof typeof look]),
  )
  return { note, accent, formats, ...Object.fromEntries(chosen) }
}

/** Every invalid value becomes its default. */
export function readPageLook(stored: Readonly<Record<string, unknown>>): PageLook {
  const { note, layout, button, formats } = stored
  return {
    ...readSharedDesign(stored),
    note: typeof note === 'string' ? note.slice(0, PAGE_NOTE_MAX_LENGTH) : '',
    layout: isPageLayout(layout) ? layout : defaultPageLook.layout,
    button: isButtonStore(button) ? button : defaultPageLook.button,
    formats: Array.isArray(formats)
      ? bookFormats.filter((format) => readList(formats).includes(format))
      : bookFormats,
  }
}
