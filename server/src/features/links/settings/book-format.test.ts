import { placeholderBook } from '@everyshelf/domain/books'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks } from '../../../testing/saved-links-slice.ts'

const KDP = 'B0CRQLM5V7'

describeEachDatabase('the format of a B0 ASIN', (openDatabase) => {
  async function open({ isPremium = false } = {}) {
    const database = await openDatabase()
    const { callerOf, forgotten } = openSavedLinks(database, {
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => Date.parse('2026-11-21T09:30:00.000Z'),
    })
    const session = await addLinkOwner(database, { name: 'ada', isPremium })
    const ada = callerOf(session)
    const bob = callerOf(await addLinkOwner(database, { name: 'bob' }))
    const downgrade = () => callerOf({ ...session, isPremium: false })
    return { ada, bob, forgotten, downgrade }
  }

  it('travels from the product page into the Global Link', async () => {
    const { ada } = await open()
    const made = await ada.generate({ input: KDP, format: 'paperback' })
    expect(made.format).toBe('paperback')
    expect(made.globalLink).toBe(
      'https://everyshelf.example/redirect?isbn=B0CRQLM5V7&userId=adaadaadaadaadaa&format=paperback',
    )
  })

  it('is read from the address of a Kindle page, and else unknown', async () => {
    const { ada } = await open()
    const kindle = await ada.generate({ input: `https://www.amazon.com/Dune-ebook/dp/${KDP}` })
    expect(kindle.format).toBe('kindle')
    const plain = await ada.generate({ input: `https://www.amazon.com/dp/${KDP}` })
    expect(plain.format).toBeNull()
    expect(plain.globalLink).not.toContain('format=')
  })

  it('of an ISBN is ignored: it changes nothing', async () => {
    const { ada } = await open()
    const made = await ada.generate({ input: '9798886451740', format: 'kindle' })
    expect(made.format).toBeNull()
    expect(made.globalLink).not.toContain('format=')
  })

  it('is stored with the saved link, and shown with it', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: KDP, format: 'paperback' })
    expect((await ada.settings({ id })).settings.editions).toEqual([
      { format: 'paperback', identifier: KDP, notSoldIn: [] },
    ])
    const again = await ada.generate({ input: KDP, format: 'kindle' })
    expect([again.format, again.saved?.id]).toEqual(['paperback', id])
  })

  it('can be changed by an owner without Premium, who can take the change back', async () => {
    const { ada, bob, forgotten } = await open()
    const { id, slug } = await ada.save({ isbn: KDP })
    forgotten.length = 0
    const changed = await ada.setFormat({ id, format: 'hardcover' })
    expect(changed.settings.editions).toEqual([
      { format: 'hardcover', identifier: KDP, notSoldIn: [] },
    ])
    expect(forgotten).toEqual([slug])
    expect((await ada.history({ id })).map(({ version }) => version)).toEqual([1, 0])
    const back = await ada.setFormat({ id, format: 'unknown' })
    expect(back.settings.editions).toEqual([])
    await expect(bob.setFormat({ id, format: 'kindle' })).rejects.toThrow('not-found')
  })

  it('can be undone by an owner without Premium, and the undo too', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: KDP })
    const { version } = await ada.setFormat({ id, format: 'hardcover' })
    const undone = await ada.undo({ id, version })
    expect(undone.settings.editions).toEqual([])
    expect((await ada.undo({ id, version: undone.version })).settings.editions).toEqual([
      { format: 'hardcover', identifier: KDP, notSoldIn: [] },
    ])
  })

  it('keeps Premium for undoing a change of the list of editions', async () => {
    const { ada, downgrade } = await open({ isPremium: true })
    const { id } = await ada.save({ isbn: KDP })
    const own = { format: 'paperback', identifier: KDP, notSoldIn: [] } as const
    const other = { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: [] } as const
    await ada.setFormat({ id, format: 'kindle' })
    const { version } = await ada.update({ id, settings: { editions: [own, other] } as never })
    const free = downgrade()
    await expect(free.undo({ id, version })).rejects.toThrow('premium-required-to-manage')
    await free.setFormat({ id, format: 'hardcover' })
    expect((await free.undo({ id, version: version + 1 })).settings.editions).toEqual([own, other])
  })

  it('changes in the list of editions where there is one, and nothing else does', async () => {
    const { ada } = await open({ isPremium: true })
    const { id } = await ada.save({ isbn: KDP })
    const other = { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['DE'] } as const
    const own = { format: 'paperback', identifier: KDP, notSoldIn: ['JP'] } as const
    await ada.update({
      id,
      settings: { editions: [other, { ...own, notSoldIn: ['JP'] }] } as never,
    })
    const { settings } = await ada.setFormat({ id, format: 'hardcover' })
    expect(settings.editions).toEqual([other, { ...own, format: 'hardcover' }])
  })

  it('that the owner named survives removal and a new hint', async () => {
    const { ada } = await open()
    const { id } = await ada.save({ isbn: KDP, format: 'paperback' })
    await ada.remove({ id })
    await ada.save({ isbn: KDP, format: 'kindle' })
    expect((await ada.settings({ id })).settings.editions[0]?.format).toBe('paperback')
  })
})
