import type { Slug } from '@everyshelf/domain/links'
import type { PageDesign } from '@everyshelf/domain/schemas'
import { integer, json, table, text, time } from '../../../db/table.ts'

export const authorPagesTables = {
  author_page: table(
    {
      id: text().key(),
      /** Null once the account is deleted. The page then shows only its books. */
      ownerId: text().nullable(),
      /** The current address. `author_page_slug` has it and all old ones. An address is never reused. */
      slug: text<Slug>(),
      name: text(),
      text: text(),
      /** URLs of the author's own site and profiles. */
      links: json<readonly string[]>(),
      /** Null until its author changes it. */
      design: json<PageDesign>().nullable(),
      /** Null while the page is not published. */
      publishedAt: time().nullable(),
      removedAt: time().nullable(),
      /** When an admin disabled it. */
      disabledAt: time().nullable(),
      /** The owner sees it too. */
      disabledReason: text().nullable(),
      createdAt: time(),
      updatedAt: time(),
    },
    {
      indexes: [
        ['ownerId', 'createdAt'],
        ['publishedAt'],
        { on: ['removedAt'], where: `"removedAt" is not null`, name: 'removed' },
      ],
    },
  ),
  /** Every address of an author page. Old addresses keep working. */
  author_page_slug: table(
    {
      slug: text<Slug>().key(),
      pageId: text(),
      createdAt: time(),
    },
    { indexes: [['pageId']] },
  ),
  /** The books of an author page, as saved links in the author's order. */
  author_page_book: table(
    {
      pageId: text(),
      linkId: text(),
      position: integer(),
    },
    { key: ['pageId', 'linkId'], indexes: [['linkId']] },
  ),
  /** The portrait that an author uploaded, as the server encoded it. */
  author_portrait: table(
    {
      pageId: text().key(),
      /** The hash of the image, and the end of its URL. */
      hash: text(),
      /** A JPEG in base64, like `link_cover`. */
      image: text(),
      createdAt: time(),
    },
    { indexes: [['hash']] },
  ),
}
