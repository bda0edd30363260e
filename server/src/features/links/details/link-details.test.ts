import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import { expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../../db/columns.ts'
import { erasePersonalData } from '../../../personal-data.ts'
import { addAccount } from '../../../testing/account-rows.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'
import { createAnalyticsRepo } from '../../analytics/analytics.repo.ts'

const DUNE = '9780441172719'
const UNKNOWN = '9780143127741'
const NOW = Date.parse('2026-11-24T09:30:00.000Z')

async function lookup(identifier: BookIdentifier): Promise<Book> {
  const book = placeholderBook(identifier)
  return identifierKey(identifier) === DUNE
    ? { ...book, title: 'Dune', authors: ['Frank Herbert'], source: 'google-books' }
    : book
}

const mine = {
  title: 'Dune, signed',
  subtitle: 'A novel',
  authors: ['F. Herbert'],
  description: 'Sand.\n\nWorms.',
  language: 'de',
  series: 'Dune',
  seriesNumber: '1',
  publishedOn: '1965-08',
}

describeEachDatabase('the details of a book', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { callerOf, details } = openSavedLinks(database, { lookup, now: () => NOW })
    const session = await addLinkOwner(database, { name: 'ada' })
    await database.db
      .insertInto('book')
      .values({
        identifier: DUNE,
        title: 'Dune',
        authors: toJsonText(['Frank Herbert']),
        description: 'A desert planet.',
        publisher: null,
        coverUrl: null,
        source: 'google-books',
        fetchedAt: toIsoTime(new Date(NOW)),
        expiresAt: toIsoTime(new Date(NOW)),
      })
      .execute()
    return { database, details, callerOf, ada: callerOf(session) }
  }

  it('are the catalog’s until the owner edits them, and again after a reset', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    const before = await ada.details({ id })
    expect(before).toEqual({
      details: {
        title: 'Dune',
        subtitle: '',
        authors: ['Frank Herbert'],
        description: 'A desert planet.',
        language: '',
        series: '',
        seriesNumber: '',
        publishedOn: '',
      },
      sources: {
        title: 'catalog',
        subtitle: 'none',
        authors: 'catalog',
        description: 'catalog',
        language: 'none',
        series: 'none',
        seriesNumber: 'none',
        publishedOn: 'none',
      },
      coverImage: `/covers/${DUNE}`,
      isCoverUploaded: false,
    })
    const edited = await ada.editDetails({ id, details: mine })
    expect(edited.details).toEqual(mine)
    expect(new Set(Object.values(edited.sources))).toEqual(new Set(['edited']))
    const { details } = await ada.editDetails({ id, details: { title: null, description: null } })
    expect(details).toEqual({ ...mine, title: 'Dune', description: 'A desert planet.' })
    const all = Object.fromEntries(Object.keys(mine).map((field) => [field, null]))
    expect(await ada.editDetails({ id, details: all })).toEqual(before)
  })

  it('appear in the list, without the description', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    await ada.editDetails({ id, details: mine })
    const { description: _, ...listed } = mine
    expect((await ada.list()).links).toMatchObject([{ ...listed, titleSource: 'edited' }])
    expect((await ada.list()).links[0]).not.toHaveProperty('description')
  })

  it('name the book in analytics and emails', async () => {
    const { ada, database } = await open()
    const dune = await ada.save({ isbn: DUNE })
    const other = await ada.save({
      isbn: UNKNOWN,
      hint: { title: 'From my file' },
    })
    await ada.editDetails({ id: dune.id, details: { title: 'Mine' } })
    const { listBooks } = createAnalyticsRepo(database.db)
    const books = await listBooks('user-ada', [DUNE, UNKNOWN])
    expect(books.toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      { linkId: other.id, identifier: UNKNOWN, title: 'From my file' },
      { linkId: dune.id, identifier: DUNE, title: 'Mine' },
    ])
  })

  it('are what a new lookup of a saved book shows its owner', async () => {
    const { ada, callerOf } = await open()
    const { id } = await ada.save({ isbn: UNKNOWN })
    await ada.editDetails({ id, details: { title: 'Mine', authors: ['Me'] } })
    expect(await ada.generate({ input: UNKNOWN })).toMatchObject({
      book: { title: 'Mine', authors: ['Me'], coverImage: `/covers/${UNKNOWN}` },
      isBookKnown: true,
    })
    expect(await callerOf(null).generate({ input: UNKNOWN })).toMatchObject({
      book: { title: `Book (ID: ${UNKNOWN})`, authors: [] },
      isBookKnown: false,
    })
  })

  it('stay when the link is removed and restored, and cannot change meanwhile', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    await ada.editDetails({ id, details: { title: 'Mine' } })
    await ada.remove({ id })
    await expect(ada.details({ id })).rejects.toThrow('not-found')
    await expect(ada.editDetails({ id, details: { title: 'Yours' } })).rejects.toThrow('not-found')
    expect(await ada.restore({ id })).toMatchObject({ title: 'Mine' })
  })

  it('S36 belong to the owner of the link alone, and so does its cover', async () => {
    const { ada, details, callerOf, database } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    await details.setCover('user-ada', id, Buffer.from('jpeg'))
    const bob = callerOf(await addLinkOwner(database, { name: 'bob' }))
    const calls = await Promise.allSettled([
      bob.details({ id }),
      bob.editDetails({ id, details: { title: 'Stolen' } }),
      bob.removeCover({ id }),
      details.setCover('user-bob', id, Buffer.from('other')),
    ])
    const refused = {
      status: 'rejected',
      reason: expect.objectContaining({ message: 'not-found' }),
    }
    expect(calls).toEqual([refused, refused, refused, refused])
    expect(await ada.details({ id })).toMatchObject({
      details: { title: 'Dune' },
      isCoverUploaded: true,
    })
  })

  it('have a cover with a path of its own content, until the owner removes it', async () => {
    const { ada, details } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    const { coverImage } = await details.setCover('user-ada', id, Buffer.from('jpeg'))
    expect(coverImage).toMatch(/^\/covers\/uploaded\/[0-9a-f]{32}$/)
    expect(await ada.get({ id })).toMatchObject({ coverImage })
    const hash = coverImage?.split('/').at(-1) ?? ''
    expect(await details.findCover(hash)).toEqual(Buffer.from('jpeg'))
    const next = await details.setCover('user-ada', id, Buffer.from('another'))
    expect(next.coverImage).not.toBe(coverImage)
    expect(await details.findCover(hash)).toBeUndefined()
    expect(await ada.removeCover({ id })).toMatchObject({
      coverImage: `/covers/${DUNE}`,
      isCoverUploaded: false,
    })
  })

  it('S77 serves no cover of a link that an admin disabled', async () => {
    const { ada, details, database } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    const { coverImage } = await details.setCover('user-ada', id, Buffer.from('jpeg'))
    await database.db
      .updateTable('saved_link')
      .set({ disabledAt: toIsoTime(new Date(NOW)) })
      .where('id', '=', id)
      .execute()
    expect(await details.findCover(coverImage?.split('/').at(-1) ?? '')).toBeUndefined()
  })

  it('S83 keeps no scaled copies of covers that readers no longer see', async () => {
    const { ada, details, database } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    const { coverImage } = await details.setCover('user-ada', id, Buffer.from('jpeg'))
    const hash = coverImage?.split('/').at(-1) ?? ''
    expect(await details.listShownCovers([hash, 'f'.repeat(32)])).toEqual([hash])
    const { userId: ownerId } = await addAccount(database, { name: 'Bob' })
    await database.db.updateTable('saved_link').set({ ownerId }).where('id', '=', id).execute()
    const ban = (bannedAt: string | null) =>
      database.db
        .updateTable('user')
        .set({ bannedAt: bannedAt as never })
        .where('id', '=', ownerId)
        .execute()
    await ban('2026-11-28T08:00:00.000Z')
    expect(await details.listShownCovers([hash])).toEqual([])
    await ban(null)
    expect(await details.listShownCovers([hash])).toEqual([hash])
  })

  it('P7 are deleted with the account, and the cover too', async () => {
    const { ada, details, database } = await open()
    const { id } = await ada.save({ isbn: DUNE })
    await ada.editDetails({ id, details: mine })
    await details.setCover('user-ada', id, Buffer.from('jpeg'))
    await erasePersonalData(database.db, { userId: 'user-ada', email: '' })
    expect(await database.db.selectFrom('link_cover').selectAll().execute()).toEqual([])
    const row = await database.db.selectFrom('saved_link').selectAll().executeTakeFirst()
    expect(row).toMatchObject({ id, ownerId: null, title: 'Dune', details: '{}', note: '' })
  })
})
