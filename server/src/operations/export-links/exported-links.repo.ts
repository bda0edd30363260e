import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import { openRecord } from '../../features/redirect/open-link.ts'
import {
  createPostgresRedirectRepo,
  createSqliteRedirectRepo,
} from '../../features/redirect/redirect.repo.ts'
import type { ReadableDatabase } from '../open-beside.repo.ts'
import { type ExportedLink, toExportedLink } from './exported-link.ts'

const SLUGS_AT_ONCE = 1000

/** Every address `/go/…` that leads somewhere, former ones too, found as a redirect finds it. */
export async function* listExportedLinks(
  database: ReadableDatabase,
  defaultTags: AffiliateTags,
  now: Date,
): AsyncGenerator<ExportedLink> {
  const { sqlite, pool } = database
  const repo = sqlite ? createSqliteRedirectRepo(sqlite) : pool && createPostgresRedirectRepo(pool)
  for await (const slug of listSlugs(database)) {
    const opened = openRecord((await repo?.findLink(slug)) ?? null, now.getTime())
    // A link that an admin has switched off leads nowhere.
    if (opened && !opened.isDisabled) yield toExportedLink(slug, opened.link, defaultTags)
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
      .limit(SLUGS_AT_ONCE)
      .execute()
    for (const { slug } of rows) yield slug
    last = rows.at(-1)?.slug ?? null
    if (rows.length < SLUGS_AT_ONCE) return
  }
}

export async function countSlugs({ db }: Pick<ReadableDatabase, 'db'>): Promise<number> {
  const { slugs } = await db
    .selectFrom('link_slug')
    .select((build) => build.fn.countAll().as('slugs'))
    .executeTakeFirstOrThrow()
  return Number(slugs)
}
