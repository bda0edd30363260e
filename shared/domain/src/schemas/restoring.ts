import { z } from 'zod'
import { linkChannels } from '../affiliate/index.ts'
import { cleanLine, cleanLines, TITLE_MAX_LENGTH } from '../books/index.ts'
import { CAMPAIGN_MAX_LENGTH } from '../limits/index.ts'
import { LINK_NOTE_MAX_LENGTH } from '../links/index.ts'
import { MOVE_CLICKS_MAX } from '../moving/index.ts'
import { bookDetailsChange } from './book-details.ts'
import { anySlug, BOOK_INPUT_MAX_LENGTH, identifier } from './fields.ts'
import { linkLabels } from './labels.ts'

/** As the server exports times. */
const isoTime = z.iso.datetime({ precision: 3 })

/** `parseLinkSettings` reads it; every invalid value becomes its default. */
const settings = z.string().max(20_000)

const line = z.string().max(BOOK_INPUT_MAX_LENGTH).transform(cleanLine)

const restoredSlug = z.strictObject({
  slug: anySlug,
  channel: z.enum(linkChannels),
  campaign: line.pipe(z.string().max(CAMPAIGN_MAX_LENGTH)).nullable(),
  createdAt: isoTime,
})

/** A link of an account's export. The server looks up the book's title itself. */
const restoredLink = z.strictObject({
  isbn: identifier,
  slug: anySlug,
  createdAt: isoTime,
  removedAt: isoTime.nullable(),
  settings,
  note: z
    .string()
    .max(BOOK_INPUT_MAX_LENGTH)
    .transform(cleanLines)
    .pipe(z.string().max(LINK_NOTE_MAX_LENGTH)),
  details: bookDetailsChange,
  title: line.pipe(z.string().max(TITLE_MAX_LENGTH * 2)),
  authors: z.array(line).max(50),
  labels: linkLabels,
  slugs: z.array(restoredSlug).max(100),
  clicks: z.int().min(0).max(MOVE_CLICKS_MAX),
})

/** Links that one call restores: each is looked up in catalogs. */
const RESTORED_LINKS_MAX = 5

export const movesRestoreLinksInput = z.strictObject({
  fileName: line.pipe(z.string().max(255)),
  links: z.array(restoredLink).min(1).max(RESTORED_LINKS_MAX),
})

const version = z.strictObject({
  version: z.int().min(0).max(1_000_000),
  changedAt: isoTime,
  slug: anySlug,
  settings,
  undoneVersion: z.int().min(0).max(1_000_000).nullable(),
  /** Undoing the change gives the link labels with these names. */
  labels: z.strictObject({ added: linkLabels, removed: linkLabels }).nullable(),
})

/** Changes of one link, oldest first. `createdAt` tells whether the link came from the same file. */
export const movesRestoreHistoryInput = z.strictObject({
  isbn: identifier,
  createdAt: isoTime,
  versions: z.array(version).min(1).max(50),
})
