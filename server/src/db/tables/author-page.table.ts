import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime, JsonColumn } from '../columns.ts'

export interface AuthorPageTable {
  id: string
  /** Null once the account is deleted. The page then shows only its books. */
  ownerId: string | null
  /** The current address. `author_page_slug` has it and all old ones. An address is never reused. */
  slug: Slug
  name: string
  text: string
  /** URLs of the author's own site and profiles. */
  links: JsonColumn<readonly string[]>
  /** Null while the page is not published. */
  publishedAt: IsoTime | null
  removedAt: IsoTime | null
  /** When an admin disabled it. */
  disabledAt: IsoTime | null
  /** The owner sees it too. */
  disabledReason: string | null
  createdAt: IsoTime
  updatedAt: IsoTime
}

/** Every address of an author page. Old addresses keep working. */
export interface AuthorPageSlugTable {
  slug: Slug
  pageId: string
  createdAt: IsoTime
}

/** The books of an author page, as saved links in the author's order. */
export interface AuthorPageBookTable {
  pageId: string
  linkId: string
  position: number
}

/** The portrait that an author uploaded, as the server encoded it. */
export interface AuthorPortraitTable {
  pageId: string
  /** The hash of the image, and the end of its URL. */
  hash: string
  /** A JPEG in base64, like `link_cover`. */
  image: string
  createdAt: IsoTime
}
