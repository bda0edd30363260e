import type { Slug } from '@everyshelf/domain/links'
import { expect, it } from 'vitest'
import { toJsonText } from '../../../db/columns.ts'
import { addAccount, addLink } from '../../../testing/account-rows.ts'
import { countRows } from '../../../testing/count-rows.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { createPreviewDescriber } from './describe-preview.ts'
import { createSeriesPagesRepo } from './series-pages.repo.ts'

const NOW = '2026-11-26T08:00:00.000Z'

describeEachDatabase('the preview image of a series', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const { userId } = await addAccount(database, { name: 'Ada' })
    const series = { id: 'series-salt', ownerId: userId, slug: 'salt' as Slug, name: 'Salt' }
    await db
      .insertInto('series')
      .values({
        ...series,
        text: '',
        startLinkId: null,
        createdAt: NOW,
        updatedAt: NOW,
        publishedAt: NOW,
        unpublishedAt: null,
        removedAt: null,
      })
      .execute()
    const slugs = ['salt', 'former'].map((slug) => ({ slug: slug as Slug, seriesId: series.id }))
    await db
      .insertInto('series_slug')
      .values(slugs.map((row) => ({ ...row, createdAt: NOW })))
      .execute()
    for (let index = 0; index < 20; index++) {
      const name = String(index).padStart(2, '0')
      const linkId = await addLink(database, { slug: `book-${name}`, identifier: `isbn-${name}` })
      const details = toJsonText({ title: name, authors: [index < 12 ? 'Ada' : 'Ben'] })
      const removedAt = index === 0 ? NOW : null
      await db
        .updateTable('saved_link')
        .set({ details, removedAt, coverImage: `/covers/${name}` })
        .where('id', '=', linkId)
        .execute()
      await db
        .insertInto('series_book')
        .values({
          seriesId: series.id,
          linkId,
          position: 100 + index,
          readingOrder: index,
          nextLinkId: null,
          addedAt: NOW,
          removedAt: null,
        })
        .execute()
    }
    const counted = countRows(db)
    return { ...counted, describe: createPreviewDescriber(createSeriesPagesRepo(counted.db)) }
  }

  it('S75 needs the first books alone, by each address of the series', async () => {
    const { describe, readCount } = await open()
    const subject = await describe('former')
    expect(subject).toEqual({
      slug: 'salt',
      title: 'Salt',
      byline: 'Ada and Ben',
      covers: ['/covers/01', '/covers/02', '/covers/03'],
      portrait: null,
      isPlaceholder: false,
    })
    expect(readCount()).toBe(13)
    expect(await describe('salt')).toEqual(subject)
    expect(await describe('unknown')).toBeNull()
  })

  it('does not exist while the page is not open', async () => {
    const { db, describe } = await open()
    for (const column of ['unpublishedAt', 'removedAt', 'disabledAt'] as const) {
      await db
        .updateTable('series')
        .set({ [column]: NOW })
        .execute()
      expect(await describe('salt'), column).toBeNull()
      await db
        .updateTable('series')
        .set({ [column]: null })
        .execute()
    }
    expect(await describe('salt')).not.toBeNull()
    await db
      .updateTable('user')
      .set({ bannedAt: NOW as never })
      .execute()
    expect(await describe('salt')).toBeNull()
  })
})
