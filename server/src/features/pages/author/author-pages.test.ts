import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { toIsoTime, toJsonText } from '../../../db/columns.ts'
import { createTransact } from '../../../db/transact.ts'
import { addAccount, addLink } from '../../../testing/account-rows.ts'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { disablePage } from '../disable-page.repo.ts'
import { createAuthorPagesRepo } from './author-pages.repo.ts'
import { createAuthorPagesService } from './author-pages.service.ts'
import { eraseRemovedPages } from './erase-removed-pages.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const refused = (code: ConstructorParameters<typeof DomainError>[0]) => new DomainError(code)

describeEachDatabase('author pages', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const { db } = database
    const clock = { now: Date.parse('2026-11-26T08:00:00.000Z') }
    const pages = createAuthorPagesService({
      repo: createAuthorPagesRepo(db, createTransact(db)),
      origin: 'https://everyshelf.example',
      now: () => clock.now++,
    })
    const { userId } = await addAccount(database, { name: 'Ada' })
    const { userId: bobId } = await addAccount(database, { name: 'Bob' })
    const ada = { userId, isPremium: false }
    const books = await Promise.all(
      ['first22', 'second2', 'third22'].map((slug, at) =>
        addLink(database, { slug, ownerId: userId, identifier: `978044117271${at}`, title: slug }),
      ),
    )
    const create = (owner: typeof ada, address: string) =>
      pages.create(owner, 'Ada Lind', address as never)
    return {
      db,
      database,
      clock,
      pages,
      create,
      books,
      ada,
      adaPremium: { userId, isPremium: true },
      bob: { userId: bobId, isPremium: false },
    }
  }

  it('are created, edited, published, and taken offline by their owner', async () => {
    const { pages, create, ada, books } = await open()
    const { id } = await create(ada, 'ada-lind')
    const [first = '', second = '', third = ''] = books
    const edited = await pages.update(ada, id, {
      text: 'I write.',
      links: ['https://ada.example/'],
      books: [third, first, second],
    })
    expect(edited).toMatchObject({
      name: 'Ada Lind',
      url: 'https://everyshelf.example/by/ada-lind',
      text: 'I write.',
      links: ['https://ada.example/'],
      isPublished: false,
      isLocked: false,
      disabledReason: null,
    })
    expect(edited.books.map(({ title }) => title)).toEqual(['third22', 'first22', 'second2'])
    const reordered = await pages.update(ada, id, { books: [first, third] })
    expect(reordered.books.map(({ title }) => title)).toEqual(['first22', 'third22'])
    expect(reordered.text).toBe('I write.')
    expect((await pages.publish(ada, id)).isPublished).toBe(true)
    expect(await pages.list(ada)).toMatchObject([{ id, isPublished: true, books: 2 }])
    expect((await pages.unpublish(ada, id)).isPublished).toBe(false)
  })

  it('S36 belong to one account, and so do their books', async () => {
    const { pages, create, ada, bob, books } = await open()
    const { id } = await create(ada, 'ada-lind')
    const own = await create(bob, 'bob-lind')
    expect((await pages.list(bob)).map((page) => page.id)).toEqual([own.id])
    for (const call of [
      () => pages.get(bob, id),
      () => pages.update(bob, id, { name: 'Bob' }),
      () => pages.publish(bob, id),
      () => pages.unpublish(bob, id),
      () => pages.setPortrait(bob, id, Buffer.from('jpeg')),
      () => pages.removePortrait(bob, id),
      () => pages.remove(bob, id),
      () => pages.restore(bob, id),
      () => pages.update(bob, own.id, { books: books.slice(0, 1) }),
    ]) {
      await expect(call()).rejects.toEqual(refused('not-found'))
    }
  })

  it('S44 are one without Premium and several with it', async () => {
    const { pages, create, ada, adaPremium } = await open()
    await create(ada, 'ada-lind')
    await expect(create(ada, 'a-pen-name')).rejects.toEqual(refused('premium-required-for-pages'))
    for (let page = 2; page <= 20; page++) await create(adaPremium, `pen-name-${page}`)
    const limit = refused('author-page-limit-reached')
    await expect(create(adaPremium, 'pen-name-21')).rejects.toEqual(limit)
    expect((await pages.list(adaPremium)).some(({ isLocked }) => isLocked)).toBe(false)
  })

  it('S44 stay as they are when Premium ends, and nothing can be added to further ones', async () => {
    const { pages, create, ada, adaPremium, books } = await open()
    const [first = '', second = ''] = books
    const oldest = await create(adaPremium, 'ada-lind')
    const { id } = await create(adaPremium, 'pen-name')
    await pages.update(adaPremium, id, { books: [first, second], links: ['https://ada.example/'] })
    await pages.publish(adaPremium, id)
    expect((await pages.list(ada)).map(({ isLocked }) => isLocked)).toEqual([false, true])
    expect(await pages.get(ada, id)).toMatchObject({ isPublished: true, isLocked: true })
    const added = refused('premium-required-to-add')
    for (const call of [
      () => pages.update(ada, id, { books }),
      () => pages.update(ada, id, { links: ['https://ada.example/', 'https://new.example/'] }),
      () => pages.update(ada, id, { address: 'new-name' as never }),
      () => pages.setPortrait(ada, id, Buffer.from('jpeg')),
    ]) {
      await expect(call()).rejects.toEqual(added)
    }
    const corrected = await pages.update(ada, id, { books: [second, first], text: 'Corrected.' })
    expect(corrected).toMatchObject({ text: 'Corrected.', isPublished: true })
    await pages.unpublish(ada, id)
    await expect(pages.publish(ada, id)).rejects.toEqual(added)
    expect((await pages.publish(ada, oldest.id)).isPublished).toBe(true)
    await pages.remove(ada, oldest.id)
    expect((await pages.publish(ada, id)).isPublished).toBe(true)
  })

  it('S61 count while an admin has disabled them, even after their removal', async () => {
    const { db, clock, pages, create, ada, adaPremium } = await open()
    const { id } = await create(ada, 'ada-lind')
    await disablePage(db, 'author_page', id, 'Spam', clock.now)
    const refusal = refused('premium-required-for-pages')
    await expect(create(ada, 'another')).rejects.toEqual(refusal)
    await pages.remove(ada, id)
    await expect(create(ada, 'another')).rejects.toEqual(refusal)
    await expect(create(ada, 'ada-lind')).rejects.toEqual(refusal)
    expect(await pages.restore(ada, id)).toMatchObject({ id, disabledReason: 'Spam' })
    await pages.remove(ada, id)
    const again = await create(adaPremium, 'ada-lind')
    expect(again).toMatchObject({ id, disabledReason: 'Spam' })
    await expect(pages.publish(adaPremium, id)).rejects.toEqual(refused('page-disabled'))
  })

  it('lose their text, links, and photo when they can no longer be restored', async () => {
    const { db, clock, pages, create, adaPremium, books } = await open()
    const published = await create(adaPremium, 'ada-lind')
    const draft = await create(adaPremium, 'draft')
    const kept = await create(adaPremium, 'kept')
    for (const { id } of [published, draft, kept]) {
      await pages.update(adaPremium, id, { text: 'I write.', links: ['https://a.example'], books })
      await pages.setPortrait(adaPremium, id, Buffer.from(`jpeg ${id}`))
    }
    await pages.publish(adaPremium, published.id)
    await pages.remove(adaPremium, published.id)
    await pages.remove(adaPremium, draft.id)
    const eraseAt = (time: number) =>
      eraseRemovedPages(createTransact(db), toIsoTime(new Date(time - 30 * DAY_MS)))
    expect(await eraseAt(clock.now + 29 * DAY_MS)).toBe(0)
    expect(await eraseAt(clock.now + 31 * DAY_MS)).toBe(2)
    expect(await eraseAt(clock.now + 31 * DAY_MS)).toBe(0)
    const rows = await db.selectFrom('author_page').selectAll().orderBy('createdAt').execute()
    expect(rows.map(({ name, text, links }) => [name, text, links])).toEqual([
      ['', '', '[]'],
      ['', '', '[]'],
      ['Ada Lind', 'I write.', '["https://a.example"]'],
    ])
    const portraits = await db.selectFrom('author_portrait').select('pageId').execute()
    expect(portraits).toEqual([{ pageId: kept.id }])
    const listed = await db.selectFrom('author_page_book').select('pageId').distinct().execute()
    expect(new Set(listed.map(({ pageId }) => pageId))).toEqual(new Set([published.id, kept.id]))
    // The address still belongs to the account, and brings back an empty page.
    clock.now += 31 * DAY_MS
    expect(await create(adaPremium, 'ada-lind')).toMatchObject({ id: published.id, text: '' })
  })

  it('keep every address they had, and no other page can get one', async () => {
    const { pages, create, ada, bob } = await open()
    const { id } = await create(ada, 'ada-lind')
    let counted = 0
    await pages.update(ada, id, { address: 'ada' as never }, () => counted++)
    await pages.update(ada, id, { address: 'ada' as never }, () => counted++)
    expect(counted).toBe(1)
    const taken = refused('page-address-taken')
    await expect(create(bob, 'ada-lind')).rejects.toEqual(taken)
    await expect(create(bob, 'ada')).rejects.toEqual(taken)
    expect((await pages.update(ada, id, { address: 'ada-lind' as never })).slug).toBe('ada-lind')
    await pages.publish(ada, id)
    await pages.remove(ada, id)
    await expect(create(bob, 'ada')).rejects.toEqual(taken)
    expect(await create(ada, 'ada')).toMatchObject({ id, slug: 'ada', isPublished: false })
    expect(await pages.list(bob)).toEqual([])
  })

  it('give one of two simultaneous pages the address', async () => {
    const { create, ada, bob } = await open()
    const results = await Promise.allSettled([create(ada, 'lind'), create(bob, 'lind')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('can be restored for 30 days', async () => {
    const { pages, create, ada, clock } = await open()
    const { id } = await create(ada, 'ada-lind')
    await pages.publish(ada, id)
    await pages.remove(ada, id)
    await expect(pages.get(ada, id)).rejects.toEqual(refused('not-found'))
    clock.now += 29 * DAY_MS
    expect(await pages.restore(ada, id)).toMatchObject({ slug: 'ada-lind', isPublished: true })
    await pages.remove(ada, id)
    clock.now += 31 * DAY_MS
    await expect(pages.restore(ada, id)).rejects.toEqual(refused('not-found'))
  })

  it('do not show books that were removed or disabled, and show restored ones again', async () => {
    const { db, pages, create, ada, books } = await open()
    const { id } = await create(ada, 'ada-lind')
    await pages.update(ada, id, { books })
    const [first = '', second = '', third = ''] = books
    const set = (linkId: string, change: { removedAt?: string | null; disabledAt?: string }) =>
      db.updateTable('saved_link').set(change).where('id', '=', linkId).execute()
    await set(first, { removedAt: '2026-11-26T08:00:00.000Z' })
    await set(second, { disabledAt: '2026-11-26T08:00:00.000Z' })
    expect((await pages.get(ada, id)).books.map((book) => book.id)).toEqual([third])
    expect(await pages.list(ada)).toMatchObject([{ books: 1 }])
    await pages.update(ada, id, { books: [third] })
    await set(first, { removedAt: null })
    expect((await pages.get(ada, id)).books.map((book) => book.id)).toEqual([third, first])
    await expect(pages.update(ada, id, { books: ['nosuchlink22'] })).rejects.toEqual(
      refused('not-found'),
    )
  })

  it('that an admin disabled cannot be published again, and tell the owner why', async () => {
    const { db, pages, create, ada } = await open()
    const { id } = await create(ada, 'ada-lind')
    const disabled = { disabledAt: '2026-11-26T08:00:00.000Z', disabledReason: 'Spam' }
    await db.updateTable('author_page').set(disabled).where('id', '=', id).execute()
    expect(await pages.get(ada, id)).toMatchObject({ disabledReason: 'Spam' })
    await expect(pages.publish(ada, id)).rejects.toEqual(refused('page-disabled'))
  })

  it('show the title that their author wrote', async () => {
    const { db, pages, create, ada, books } = await open()
    const { id } = await create(ada, 'ada-lind')
    const [first = ''] = books
    await db
      .updateTable('saved_link')
      .set({ details: toJsonText({ title: 'Dustfall' }) })
      .where('id', '=', first)
      .execute()
    expect((await pages.update(ada, id, { books: [first] })).books).toMatchObject([
      { id: first, title: 'Dustfall' },
    ])
  })
})
