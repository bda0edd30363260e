import type { Slug } from '@everyshelf/domain/links'
import type { Database } from '../../db/database.ts'
import { createTransact } from '../../db/transact.ts'
import { createAuthorPagesRepo } from '../../features/pages/author/author-pages.repo.ts'
import { createAuthorPagesService } from '../../features/pages/author/author-pages.service.ts'

/** Publishes an author page with all books of the demo's premium account. */
export async function addDemoAuthorPage(
  { db }: Database,
  userId: string,
  nowMs: number,
): Promise<void> {
  const pages = createAuthorPagesService({
    repo: createAuthorPagesRepo(db, createTransact(db)),
    origin: '',
    now: () => nowMs,
  })
  const owner = { userId, isPremium: true }
  const links = await db
    .selectFrom('saved_link')
    .select('id')
    .where('ownerId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const { id } = await pages.create(owner, 'Clara Weidmann', 'clara-weidmann' as Slug)
  await pages.update(owner, id, {
    text: 'I collect classics and lend them to my neighbors.\n\nNew finds are in my newsletter first.',
    links: ['https://clara-weidmann.example/', 'https://www.instagram.com/clara.weidmann'],
    books: links.map((link) => link.id),
  })
  await pages.publish(owner, id)
}
