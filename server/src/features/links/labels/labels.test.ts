import { type Book, placeholderBook } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { DomainError } from '@everyshelf/domain/messages'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'

const DUNE = '9780441172719'
const SCORE = '9780143127741'
const lookup = async (identifier: BookIdentifier): Promise<Book> => placeholderBook(identifier)
const names = (labels: readonly { readonly name: string }[]) => labels.map(({ name }) => name)

describeEachDatabase('labels', (openDatabase) => {
  async function open() {
    const database = await openDatabase()
    const slice = openSavedLinks(database, { lookup, now: () => Date.parse('2026-11-21T09:30Z') })
    const ada = slice.callerOf(await addLinkOwner(database, { name: 'ada', isPremium: true }))
    const bob = slice.callerOf(await addLinkOwner(database, { name: 'bob', isPremium: true }))
    return { ...slice, ada, bob }
  }

  it('are created by name, once for names that differ in case or accents', async () => {
    const { ada, labels } = await open()
    const dune = await ada.save({ isbn: DUNE, labels: ['Été 2026', 'Newsletter'] })
    expect(dune.labels).toEqual([
      { id: expect.any(String), name: 'Été 2026', color: 'blue' },
      { id: expect.any(String), name: 'Newsletter', color: 'green' },
    ])
    const score = await ada.save({ isbn: SCORE, labels: ['newsletter', 'ETE 2026', 'NEWSLETTER'] })
    expect(score.labels).toEqual(dune.labels)
    expect((await labels.list('user-ada')).map(({ name, links }) => [name, links])).toEqual([
      ['Été 2026', 2],
      ['Newsletter', 2],
    ])
    await ada.remove({ id: score.id })
    expect((await labels.list('user-ada'))[0]?.links).toBe(1)
  })

  it('can be renamed, recolored, and merged when two would have one name', async () => {
    const { ada, labels } = await open()
    const dune = await ada.save({ isbn: DUNE, labels: ['Blog', 'News'] })
    await ada.save({ isbn: SCORE, labels: ['News'] })
    const [blog, news] = await labels.list('user-ada')
    if (!blog || !news) throw new Error('no labels')
    expect(await labels.update('user-ada', blog.id, { name: 'BLOG', color: 'red' })).toEqual({
      id: blog.id,
      name: 'BLOG',
      color: 'red',
      links: 1,
    })
    const taken = new DomainError('label-name-taken', { id: news.id })
    await expect(labels.update('user-ada', blog.id, { name: 'news' })).rejects.toEqual(taken)
    expect(await labels.merge('user-ada', blog.id, news.id)).toMatchObject({ links: 2 })
    expect(names(await labels.list('user-ada'))).toEqual(['News'])
    expect(names((await ada.get({ id: dune.id })).labels)).toEqual(['News'])
  })

  it('leave their links when they are deleted', async () => {
    const { ada, labels } = await open()
    const dune = await ada.save({ isbn: DUNE, labels: ['Blog'] })
    const { id = '' } = dune.labels[0] ?? {}
    expect(await labels.remove('user-ada', id)).toMatchObject({ name: 'Blog', links: 1 })
    expect(await ada.get({ id: dune.id })).toEqual({ ...dune, labels: [] })
    await expect(labels.remove('user-ada', id)).rejects.toThrow('not-found')
  })

  it('are at most 50 in an account, and 10 on a link', async () => {
    const { ada, labels } = await open()
    for (let index = 0; index < 50; index++) await labels.create('user-ada', `n${index}`, 'gray')
    const limit = new DomainError('label-limit-reached')
    await expect(labels.create('user-ada', 'one more', 'gray')).rejects.toEqual(limit)
    const many = Array.from({ length: 11 }, (_, index) => `n${index}`)
    await expect(ada.save({ isbn: SCORE, labels: many })).rejects.toThrow('too-many-labels')
    const { id } = await ada.save({ isbn: DUNE })
    await expect(ada.annotate({ id, labels: ['one more'] })).rejects.toThrow('label-limit-reached')
  })

  it('that an account has no room for are named, and the link is saved without them', async () => {
    const { ada, labels } = await open()
    for (let index = 0; index < 49; index++) await labels.create('user-ada', `n${index}`, 'gray')
    const saved = await ada.save({ isbn: DUNE, labels: ['First', 'N7', 'Second', 'Third'] })
    expect(saved.labels.map(({ name }) => name)).toEqual(['First', 'n7'])
    expect(saved.labelsNotAdded).toEqual(['Second', 'Third'])
    expect(await ada.save({ isbn: SCORE, labels: ['n1'] })).not.toHaveProperty('labelsNotAdded')
    expect(await labels.list('user-ada')).toHaveLength(50)
  })

  it('that change are in the history of their link, and can be undone', async () => {
    const { ada, bob } = await open()
    const { id } = await ada.save({ isbn: DUNE, labels: ['Blog'] })
    await ada.annotate({ id, labels: ['Spring', 'Blog'] })
    await ada.annotate({ id, labels: ['Spring', 'Blog'], note: 'For May.' })
    await ada.annotate({ id, labels: ['Spring'] })
    const changes = async () => (await ada.history({ id })).map(({ labels: change }) => change)
    expect(await changes()).toEqual([
      { added: [], removed: ['Blog'] },
      { added: ['Spring'], removed: [] },
      null,
    ])
    const undone = await ada.undo({ id, version: 2 })
    expect(undone.link.labels.map(({ name }) => name)).toEqual(['Blog', 'Spring'])
    expect((await ada.history({ id }))[0]).toMatchObject({ version: 3, undoneVersion: 2 })
    await ada.undo({ id, version: 1 })
    expect((await ada.get({ id })).labels.map(({ name }) => name)).toEqual(['Blog'])
    await expect(bob.undo({ id, version: 1 })).rejects.toThrow('not-found')
  })

  it('S36 belong to one account', async () => {
    const { ada, bob, labels } = await open()
    const { labels: own } = await ada.save({ isbn: DUNE, labels: ['Blog'] })
    const id = own[0]?.id ?? ''
    expect(await labels.list('user-bob')).toEqual([])
    const { id: bobs } = await labels.create('user-bob', 'Blog', 'red')
    for (const call of [
      () => labels.update('user-bob', id, { color: 'red' }),
      () => labels.merge('user-bob', bobs, id),
      () => labels.merge('user-bob', id, bobs),
      () => labels.remove('user-bob', id),
    ]) {
      await expect(call()).rejects.toThrow('not-found')
    }
    await bob.save({ isbn: DUNE })
    expect((await bob.list({ filter: { labels: [id] } })).links).toEqual([])
  })
})

describeEachDatabase('saved filters', (openDatabase) => {
  it('are listed in order, changed, and removed, for their owner only', async () => {
    const database = await openDatabase()
    let time = Date.parse('2026-11-21T09:30Z')
    const { savedFilters } = openSavedLinks(database, { lookup, now: () => time++ })
    await addLinkOwner(database, { name: 'ada' })
    await addLinkOwner(database, { name: 'bob' })
    const spring = await savedFilters.create('user-ada', 'Spring', { query: 'dune' })
    const off = await savedFilters.create('user-ada', 'Off', { status: 'disabled' })
    expect(await savedFilters.list('user-ada')).toEqual([spring, off])
    expect(await savedFilters.list('user-bob')).toEqual([])
    expect(await savedFilters.update('user-ada', spring.id, { name: 'Summer' })).toEqual({
      id: spring.id,
      name: 'Summer',
      filter: { query: 'dune' },
    })
    const notFound = new DomainError('not-found')
    await expect(savedFilters.update('user-bob', off.id, { name: 'Mine' })).rejects.toEqual(
      notFound,
    )
    await expect(savedFilters.remove('user-bob', off.id)).rejects.toEqual(notFound)
    expect(await savedFilters.remove('user-ada', off.id)).toEqual(off)
    for (let index = 0; index < 19; index++) await savedFilters.create('user-ada', 'More', {})
    const limit = new DomainError('saved-filter-limit-reached')
    await expect(savedFilters.create('user-ada', 'More', {})).rejects.toEqual(limit)
  })
})
