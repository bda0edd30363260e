import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import type { LinkRecord } from '../../features/redirect/open-link.ts'
import { openSavedLink } from '../../features/redirect/open-link.ts'
import {
  createPostgresRedirectRepo,
  createSqliteRedirectRepo,
} from '../../features/redirect/redirect.repo.ts'
import type { ReadableDatabase } from '../open-database.repo.ts'
import { type ExportedLink, toExportedLink } from './exported-link.ts'

const BATCH_SIZE = 1000

/** A `/go/…` path, current or old, with its link. */
export interface SavedSlug {
  readonly slug: Slug
  readonly record: LinkRecord
}

/** Every `/go/…` path, old slugs included, read with the same repo as redirects. */
export async function* listSavedSlugs(database: ReadableDatabase): AsyncGenerator<SavedSlug> {
  const { sqlite, pool } = database
  const repo = sqlite ? createSqliteRedirectRepo(sqlite) : pool && createPostgresRedirectRepo(pool)
  for await (const slug of listSlugs(database)) {
    const record = await repo?.findLink(slug)
    // Links disabled by an admin have no destination.
    if (record && !record.isDisabled) yield { slug, record }
  }
}

/** The destinations of every `/go/…` path. */
export async function* listExportedLinks(
  database: ReadableDatabase,
  defaultTags: AffiliateTags,
  now: Date,
): AsyncGenerator<ExportedLink> {
  for await (const { slug, record } of listSavedSlugs(database)) {
    const opened = openSavedLink(record, now.getTime())
    if (opened) yield toExportedLink(slug, opened.link, defaultTags)
  }
}

async function* listSlugs({ db }: ReadableDatabase): AsyncGenerator<Slug> {
  let last: Slug | null = null
  for (;;) {
    const rows: { slug: Slug }[] = await db
      .selectFrom('link_slug')
      .select('slug')
      .$if(last !== null, (query) => query.where('slug', '>', last as Slug))
      .orderBy('slug')
      .limit(BATCH_SIZE)
      .execute()
    for (const { slug } of rows) yield slug
    last = rows.at(-1)?.slug ?? null
    if (rows.length < BATCH_SIZE) return
  }
}

export async function countSlugs({ db }: Pick<ReadableDatabase, 'db'>): Promise<number> {
  const { slugs } = await db
    .selectFrom('link_slug')
    .select((build) => build.fn.countAll().as('slugs'))
    .executeTakeFirstOrThrow()
  return Number(slugs)
}
