import type { Slug } from '@everyshelf/domain/links'
import { expect, it } from 'vitest'
import { createTransact } from '../../../db/transact.ts'
import { addAccount, addLink } from '../../../testing/account-rows.ts'
import { countRows } from '../../../testing/count-rows.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createAuthorPagesRepo } from './author-pages.repo.ts'
import { createAuthorPagesService } from './author-pages.service.ts'
import { createPreviewDescriber } from './describe-preview.ts'
import { createPublicAuthorPagesRepo } from './public-author-pages.repo.ts'

const NOW = '2026-11-26T08:00:00.000Z'

describeEachDatabase('the preview image of an author page', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const { userId } = await addAccount(database, { name: 'Ada' })
    const ada = { userId, isPremium: true }
    const pages = createAuthorPagesService({
      repo: createAuthorPagesRepo(db, createTransact(db)),
      origin: 'https://everyshelf.example',
      now: () => Date.parse(NOW),
    })
    const books: string[] = []
    for (let index = 0; index < 20; index++) {
      const name = String(index).padStart(2, '0')
      const link = { slug: `book-${name}`, ownerId: userId, identifier: `isbn-${name}` }
      books.push(await addLink(database, link))
      await db
        .updateTable('saved_link')
        .set({ coverImage: `/covers/${name}` })
        .where('slug', '=', link.slug as Slug)
        .execute()
    }
    const { id } = await pages.create(ada, 'Ada Lind', 'ada-lind' as Slug)
    await pages.update(ada, id, { books })
    const [removed = ''] = books
    await db.updateTable('saved_link').set({ removedAt: NOW }).where('id', '=', removed).execute()
    const counted = countRows(db)
    const repo = createPublicAuthorPagesRepo(counted.db)
    const setPortrait = () => pages.setPortrait(ada, id, Buffer.from('jpeg'))
    const publish = () => pages.publish(ada, id)
    return { ...counted, describe: createPreviewDescriber(repo), publish, setPortrait }
  }

  it('S75 needs the first books alone, and none with a portrait', async () => {
    const { describe, publish, setPortrait, readCount } = await open()
    expect(await describe('ada-lind')).toBeNull()
    await publish()
    const before = readCount()
    expect(await describe('ada-lind')).toEqual({
      slug: 'ada-lind',
      title: 'Ada Lind',
      byline: '',
      covers: ['/covers/01', '/covers/02', '/covers/03'],
      portrait: null,
      isPlaceholder: false,
    })
    expect(readCount() - before).toBe(13)
    await setPortrait()
    expect(await describe('ada-lind')).toMatchObject({
      covers: [],
      portrait: expect.stringMatching(/^\/portraits\/[0-9a-f]{32}$/),
    })
    expect(readCount() - before).toBe(14)
  })

  it('does not exist while the page is not open', async () => {
    const { db, describe, publish } = await open()
    await publish()
    for (const column of ['removedAt', 'disabledAt'] as const) {
      await db
        .updateTable('author_page')
        .set({ [column]: NOW })
        .execute()
      expect(await describe('ada-lind'), column).toBeNull()
      await db
        .updateTable('author_page')
        .set({ [column]: null })
        .execute()
    }
    expect(await describe('ada-lind')).not.toBeNull()
    await db
      .updateTable('user')
      .set({ bannedAt: NOW as never })
      .execute()
    expect(await describe('ada-lind')).toBeNull()
  })
})
