import { connectOutside } from '../../server/src/testing/outside-connection.ts'
import type { AnalystDatabase } from '../load/analyst.ts'
import { slugOf } from './seed-links.ts'

/** The label of one in seven of the links. */
export const SEEDED_LABEL = 'labelspring01'
const LABELED_EVERY = 7
const AT_ONCE = 500
const CREATED_AT = Date.UTC(2026, 0, 1)
const words = ['river', 'garden', 'winter', 'letter', 'island', 'mirror', 'harbor', 'orchard']

/** Inserts an account's saved links, with titles of three words, one of seven with a label. */
export async function seedOwnLinks(
  database: AnalystDatabase,
  ownerId: string,
  from: number,
  to: number,
): Promise<void> {
  const { db, close } = connectOutside(database)
  if (from === 0) {
    const label = { id: SEEDED_LABEL, ownerId, name: 'Spring', nameKey: 'spring' }
    await db
      .insertInto('label')
      .values({ ...label, color: 'green', createdAt: new Date(CREATED_AT).toISOString() })
      .execute()
  }
  for (let first = from; first < to; first += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, at) => first + at)
    const rows = indexes.map((index) => {
      const slug = slugOf(index)
      const title = [1, 8, 64].map((step) => words[Math.floor(index / step) % 8]).join(' ')
      return {
        id: `link${slug}`,
        slug: slug as never,
        ownerId,
        identifier: `B0${slug.toUpperCase()}2`,
        title,
        authors: '["Ada Reed"]' as never,
        coverImage: null,
        settings: '{}',
        createdAt: new Date(CREATED_AT + index * 60_000).toISOString(),
        removedAt: null,
        searchText: `${title} ada reed`,
        titleKey: title,
      }
    })
    await db.insertInto('saved_link').values(rows).execute()
    const labeled = rows.filter((_, at) => at % LABELED_EVERY === 0)
    await db
      .insertInto('link_label')
      .values(labeled.map(({ id }) => ({ linkId: id, labelId: SEEDED_LABEL })))
      .execute()
  }
  await close()
}
