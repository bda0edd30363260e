import type { LinkChannel } from '@everyshelf/domain/affiliate'
import type { BookEdits, BookHint } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { integer, json, table, text, time } from '../../db/table.ts'

/** The names of the labels that a change gave a link, and of those that it took. */
export interface LabelsChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const linksTables = {
  saved_link: table(
    {
      id: text().key(),
      /** The current slug. `link_slug` has it and all old ones. A slug is never reused. */
      slug: text<Slug>().unique(),
      /** Null once the account is deleted. The link keeps working with the default tags. */
      ownerId: text().nullable(),
      /** The identifier's key: ISBN-13 or ASIN. */
      identifier: text(),
      title: text(),
      authors: json<readonly string[]>().default('[]'),
      coverImage: text().nullable(),
      /** The owner's settings, as `formatLinkSettings` writes and `parseLinkSettings` reads them. */
      settings: text().default('{}'),
      createdAt: time(),
      removedAt: time().nullable(),
      /** When its owner last took the removal back. */
      restoredAt: time().nullable(),
      /** Only the owner sees it. Readers see `look.note` in the settings instead. */
      note: text().default(''),
      /** The link's texts as the owner's list searches them, without the catalog's data of today. */
      searchText: text().default(''),
      /** The title as lists sort it; null if only the catalog of today or the owner's page knows it. */
      titleKey: text().nullable(),
      /** The title as lists sort it while no catalog knows it. */
      fallbackTitleKey: text().default(''),
      /** When an admin disabled it. */
      disabledAt: time().nullable(),
      /** The owner sees it too. */
      disabledReason: text().nullable(),
      /** What the owner changed about the book. Readers see it. */
      details: json<BookEdits>().default('{}'),
      /** Untrusted, so only the owner sees it; null when a catalog knew the book. */
      bookHint: json<BookHint>().nullable(),
    },
    {
      unique: [['ownerId', 'identifier']],
      indexes: [
        ['createdAt', 'removedAt'],
        ['createdAt', 'id'],
        ['ownerId', 'createdAt', 'id'],
        { on: ['disabledAt', 'id'], where: `"disabledAt" is not null`, name: 'disabled' },
      ],
      prefixes: ['slug', 'identifier', 'title'],
    },
  ),
  /** Every slug of a saved link. Old slugs keep working. */
  link_slug: table(
    {
      slug: text<Slug>().key(),
      linkId: text(),
      createdAt: time(),
      /** Where readers find it. A link has one slug at most for each channel other than `web`. */
      channel: text<LinkChannel>().default('web'),
      /** The owner's name for what they use it for, such as a newsletter; at most 40 characters. */
      campaign: text().nullable(),
    },
    {
      indexes: [
        ['linkId'],
        { on: ['linkId', 'channel'], isUnique: true, where: `channel <> 'web'`, name: 'channel' },
      ],
    },
  ),
  /** A saved link after each change by its owner. Version 0 is the link before the first change. */
  link_version: table(
    {
      linkId: text(),
      version: integer(),
      /** Who changed it. The rows are deleted with the account. */
      ownerId: text(),
      changedAt: time(),
      slug: text<Slug>(),
      /** As in `saved_link`. */
      settings: text(),
      /** The version that this one undoes. */
      undoneVersion: integer().nullable(),
      /** Null for a change of the settings or the slug. */
      labels: json<LabelsChange>().nullable(),
    },
    { key: ['linkId', 'version'] },
  ),
  /** The cover that a link's owner uploaded, as the server encoded it. */
  link_cover: table(
    {
      linkId: text().key(),
      /** The hash of the image, and the end of its URL. */
      hash: text(),
      /** A JPEG in base64: text is copied between the databases, in backups, and in exports as it is. */
      image: text(),
      createdAt: time(),
    },
    { indexes: [['hash']] },
  ),
  /** The number of reader reports per country and day that a seller does not have a link's book. */
  seller_report: table(
    {
      linkId: text(),
      /** The seller: a retailer's code, or `amazon-` and a marketplace's code. */
      seller: text(),
      country: text<CountryCode>(),
      day: text(),
      reports: integer(),
    },
    { key: ['linkId', 'seller', 'country', 'day'] },
  ),
  /** When a link's owner last confirmed that a seller has the book. */
  seller_confirmation: table(
    {
      linkId: text(),
      /** The seller: a retailer's code, or `amazon-` and a marketplace's code. */
      seller: text(),
      confirmedAt: time(),
    },
    { key: ['linkId', 'seller'] },
  ),
}
