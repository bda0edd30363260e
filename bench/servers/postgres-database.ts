import { connectOutside } from '../../server/src/testing/outside-connection.ts'
import { isbns, publicIds, slugOf } from './seed-links.ts'

const AT_ONCE = 1000
const CREATED_AT = '2026-02-01T00:00:00.000Z'

/** Inserts the same owners and links as in SQLite, with the tables' types. */
export async function seedPostgres(url: string, count: number): Promise<string[]> {
  const { db, close } = connectOutside({ kind: 'postgres', url })
  await db
    .insertInto('user_profile')
    .values(
      publicIds.map((publicId, owner) => ({
        userId: `user${owner}`,
        publicId: publicId as never,
        username: null,
        affiliateTags: JSON.stringify({ us: `own${owner}-20`, de: `own${owner}-21` }) as never,
        premiumUntil: owner % 2 ? '2099-01-01T00:00:00.000Z' : null,
        createdAt: CREATED_AT,
        updatedAt: CREATED_AT,
      })),
    )
    .execute()
  const slugs = Array.from({ length: count }, (_, index) => slugOf(index))
  for (let from = 0; from < count; from += AT_ONCE) {
    const part = slugs.slice(from, from + AT_ONCE)
    const links = part.map((slug, index) => ({
      id: `link${slug}`,
      slug: slug as never,
      ownerId: `user${(from + index) % publicIds.length}`,
      identifier: isbns[from + index] ?? `B0${slug.toUpperCase()}2`,
      title: 'A book',
      authors: '[]' as never,
      coverImage: null,
      settings: '{}',
      createdAt: CREATED_AT,
      removedAt: null,
    }))
    await db.insertInto('saved_link').values(links).execute()
    await db
      .insertInto('link_slug')
      .values(links.map(({ id, slug }) => ({ slug, linkId: id, createdAt: CREATED_AT })))
      .execute()
  }
  await close()
  return slugs
}

export async function listPostgresHits(url: string): Promise<string[]> {
  const { db, close } = connectOutside({ kind: 'postgres', url })
  const rows = await db
    .selectFrom('link_hit')
    .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('id'))
    .execute()
  await close()
  return rows.map(({ id }) => id)
}
