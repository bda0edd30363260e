import type { RetailerCode } from '@everyshelf/domain/retailers'
import type { Span } from './scan-markup.ts'

/**
 * Where an address is: `text` is a link that readers can open, `contents` an entry of an older
 * table of contents (NCX), `details` the book's metadata, `resource` something that the book loads.
 */
export type LinkPlace = 'text' | 'contents' | 'details' | 'resource'

/** A link in one file of the book. */
export interface FoundLink {
  readonly href: string
  readonly place: LinkPlace
  /** A form sends what readers type to the address. */
  readonly isForm: boolean
  /** The text of the link, and the text before it. */
  readonly text: string
  readonly before: string
  readonly valueSpan: Span
  readonly isQuoted: boolean
  /** What to remove so that only the text remains. */
  readonly attributeSpans: readonly Span[]
}

/** The name of a store in the text of a chapter. */
export interface FoundName {
  readonly name: string
  readonly retailer: RetailerCode
  readonly before: string
  readonly after: string
}

export type OnName = (name: FoundName) => void
export type OnLink = (link: FoundLink) => void

/** An address outside the text of a chapter. */
export function toPlainLink(
  href: string,
  place: LinkPlace,
  valueSpan: Span,
  { text = '', isQuoted = true } = {},
): FoundLink {
  return { href, place, isForm: false, text, before: '', valueSpan, isQuoted, attributeSpans: [] }
}

export const WEB_ADDRESS = /^\s*(?:https?:)?\/\//i
