import type { Slug } from '@everyshelf/domain/links'
import type { MoveFacts } from '@everyshelf/domain/moving'
import type { Queries } from '../../db/transact.ts'

/** The most values in one `in` list. */
const VALUES_AT_ONCE = 500

/** What the owner has of these books, and who has these slugs. */
export async function findMoveFacts(
  db: Queries,
  ownerId: string,
  books: readonly string[],
  slugs: readonly Slug[],
): Promise<Pick<MoveFacts, 'links' | 'holders' | 'slugCounts'>> {
  const links = new Map<string, 'active' | 'removed'>()
  const slugCounts = new Map<string, number>()
  for (const some of inSteps([...new Set(books)])) {
    const rows = await db
      .selectFrom('saved_link as link')
      .select(['identifier', 'removedAt'])
      .select(({ selectFrom }) =>
        selectFrom('link_slug')
          .select(({ fn }) => fn.countAll().as('slugs'))
          .whereRef('linkId', '=', 'link.id')
          .as('slugs'),
      )
      .where('ownerId', '=', ownerId)
      .where('identifier', 'in', some)
      .execute()
    for (const { identifier, removedAt, ...link } of rows) {
      links.set(identifier, removedAt === null ? 'active' : 'removed')
      slugCounts.set(identifier, Number(link.slugs))
    }
  }
  const holders = new Map<Slug, string | null>()
  for (const some of inSteps([...new Set(slugs)])) {
    const rows = await db
      .selectFrom('link_slug')
      .leftJoin('saved_link as link', 'link.id', 'link_slug.linkId')
      .select(['link_slug.slug', 'link_slug.channel', 'link.ownerId', 'link.identifier'])
      .where('link_slug.slug', 'in', some)
      .execute()
    for (const { slug, channel, identifier, ...link } of rows) {
      // A slug of a channel has no tag, or another one, so it is taken for the web.
      const isOwn = link.ownerId === ownerId && channel === 'web'
      holders.set(slug, isOwn ? identifier : null)
    }
  }
  return { links, holders, slugCounts }
}

function inSteps<Value>(values: readonly Value[]) {
  const steps: Value[][] = []
  for (let first = 0; first < values.length; first += VALUES_AT_ONCE) {
    steps.push(values.slice(first, first + VALUES_AT_ONCE))
  }
  return steps
}
