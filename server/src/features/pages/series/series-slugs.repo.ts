import { randomBytes } from 'node:crypto'
import { isReservedSlug, parseSlug, type Slug, slugFromBytes } from '@everyshelf/domain/links'
import type { IsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

/**
 * Whether a series has this address now: because it was free, or because the series had it before. The
 * table's key decides between simultaneous claims.
 */
export async function claimSeriesSlug(
  db: Queries,
  seriesId: string,
  slug: Slug,
  createdAt: IsoTime,
): Promise<boolean> {
  await db
    .insertInto('series_slug')
    .values({ slug, seriesId, createdAt })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  const row = await db
    .selectFrom('series_slug')
    .select('seriesId')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.seriesId === seriesId
}

const SLUG_BYTES = 16
const TRIES = 5

/** Addresses to try for a new series: the suggested one, then with random endings, then random ones. */
export function suggestSlugs(suggested: Slug | undefined): Slug[] {
  const random = Array.from(
    { length: TRIES },
    () => slugFromBytes(randomBytes(SLUG_BYTES)) ?? [],
  ).flat()
  const similar = random.flatMap((ending) => parseSlug(`${suggested ?? ''}-${ending}`) ?? [])
  const slugs = [...(suggested ? [suggested] : []), ...similar, ...random]
  return slugs.filter((slug) => !isReservedSlug(slug, 'series'))
}
