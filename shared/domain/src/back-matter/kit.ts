import type { Slug } from '../links/index.ts'
import type { RoutableLink } from '../routing/index.ts'
import type { BookFile } from './book-files.ts'
import type { KitLanguage } from './kit-language.ts'

/** A book as back matter names it. */
export interface KitBook {
  readonly title: string
  readonly link: RoutableLink
  /** Its slugs in these channels, which never carry a tag. */
  readonly ebookSlug: Slug
  readonly printSlug: Slug
  readonly printLink: string
}

export interface KitInput {
  /** The origin of this service. */
  readonly origin: string
  readonly language: KitLanguage
  /** The author's name; empty if unknown. */
  readonly author: string
  readonly book: KitBook
  /** The next book of the series; null if there is none yet. */
  readonly next: KitBook | null
  /** Whether `/next/{slug}` finds the next book when a reader opens it. */
  readonly isInSeries: boolean
  /** The author's other books, in order. The next book may be among them. */
  readonly others: readonly KitBook[]
  /** The author's page on this service. */
  readonly authorPage: { readonly name: string; readonly path: string } | null
  /** From `readNewsletterUrl`. */
  readonly newsletterUrl: string | null
}

export type KitSectionKind = 'next' | 'books' | 'author' | 'newsletter'

export interface KitLink {
  readonly text: string
  readonly url: string
  /**
   * Whether the store's page was found by an ISBN or ASIN that the store may not know. The author
   * should open it once.
   */
  readonly isGuessed: boolean
}

export interface KitSection {
  readonly kind: KitSectionKind
  readonly heading: string
  readonly links: readonly KitLink[]
}

/**
 * What a file leaves out. `amazon-only`: Kindle files link to Amazon only. `not-sold-there`: we
 * know no page of these books at the store.
 */
export interface KitOmission {
  readonly kind: KitSectionKind
  readonly because: 'amazon-only' | 'not-sold-there'
  /** Empty for what is not a book. */
  readonly titles: readonly string[]
}

/** The back matter of one file. */
export interface BackMatter {
  readonly file: BookFile
  readonly language: KitLanguage
  readonly sections: readonly KitSection[]
  readonly omitted: readonly KitOmission[]
}
