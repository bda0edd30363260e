import { linkChannels } from '@everyshelf/domain/affiliate'
import { placeholderBook } from '@everyshelf/domain/books'
import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../../testing/databases.ts'
import { addLinkOwner, openSavedLinks, toShortLink } from '../../../testing/saved-links-slice.ts'

const DUNE = '9780441172719'
const MESSIAH = '9780143127741'

const urlOf = (slug: string) => toShortLink(null, slug as never)
const refusal = (code: string) => ({ cause: { code } })

describeEachDatabase('the slugs of a link by channel', (openDatabase) => {
  let clock = Date.parse('2026-11-26T09:30:00.000Z')

  async function open({ isPremium = false } = {}) {
    const database = await openDatabase()
    const slice = openSavedLinks(database, {
      lookup: async (identifier) => placeholderBook(identifier),
      now: () => clock++,
    })
    const session = await addLinkOwner(database, { name: 'ada', isPremium })
    const ada = slice.callerOf(session)
    const link = await ada.save({ isbn: DUNE })
    slice.forgotten.length = 0
    return { ...slice, database, ada, link, id: link.id }
  }

  it('are one for the web at first, and one more for each channel that the owner adds', async () => {
    const { ada, id, link, forgotten } = await open()
    const web = {
      channel: 'web',
      slug: link.slug,
      url: urlOf(link.slug),
      campaign: null,
      isCurrent: true,
    }
    expect(await ada.channels({ id })).toEqual([web])
    const print = await ada.createChannel({ id, channel: 'print' })
    const mail = await ada.createChannel({ id, channel: 'mail' })
    expect(print).toMatchObject({ channel: 'print', campaign: null, isCurrent: true })
    expect([print.slug, mail.slug]).toEqual([`${link.slug}-print`, `${link.slug}-newsletter`])
    expect(await ada.channels({ id })).toEqual([web, mail, print])
    expect(forgotten).toEqual([print.slug, mail.slug])
  })

  it('exist for all channels, also without Premium', async () => {
    const { ada, id } = await open()
    for (const channel of linkChannels) await ada.createChannel({ id, channel })
    const slugs = await ada.channels({ id })
    expect(slugs.map(({ channel }) => channel)).toEqual(linkChannels)
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(linkChannels.length)
  })

  it('stay the same when they are created again, even at the same time', async () => {
    const { ada, id, link, forgotten } = await open()
    const [once, again, third] = await Promise.all([
      ada.createChannel({ id, channel: 'social' }),
      ada.createChannel({ id, channel: 'social' }),
      ada.createChannel({ id, channel: 'social' }),
    ])
    expect([again, third]).toEqual([once, once])
    expect(forgotten).toEqual([once?.slug])
    expect((await ada.createChannel({ id, channel: 'web' })).slug).toBe(link.slug)
  })

  it('are the ones that back matter uses', async () => {
    const { ada, id } = await open()
    const ebook = await ada.createChannel({ id, channel: 'ebook' })
    const [book] = await ada.createBookSlugs({ ids: [id] })
    expect(book?.slugs.ebook).toBe(ebook.slug)
    const print = await ada.createChannel({ id, channel: 'print' })
    expect(book?.slugs.print).toBe(print.slug)
  })

  it('have the name of the link’s own slug, with a counter where another link has it', async () => {
    const { ada, id, link, database, callerOf } = await open({ isPremium: true })
    const eve = callerOf(await addLinkOwner(database, { name: 'eve', isPremium: true }))
    const other = await eve.save({ isbn: MESSIAH })
    await eve.update({ id: other.id, slug: 'pride-newsletter' })
    const print = await ada.createChannel({ id, channel: 'print' })
    await ada.update({ id, slug: 'pride' })
    expect((await ada.createChannel({ id, channel: 'mail' })).slug).toBe('pride-newsletter-2')
    // What is printed already keeps its name.
    expect(await ada.createChannel({ id, channel: 'print' })).toEqual(print)
    expect(print.slug).toBe(`${link.slug}-print`)
  })

  it('have a campaign each, which is cleaned text of at most 40 characters', async () => {
    const { ada, id, link, forgotten } = await open()
    const mail = await ada.createChannel({ id, channel: 'mail' })
    forgotten.length = 0
    const { slug } = mail
    expect(await ada.setCampaign({ id, slug, campaign: ' Spring\u0000\n2026\u202e ' })).toEqual({
      ...mail,
      campaign: 'Spring 2026',
    })
    await ada.setCampaign({ id, slug: link.slug.toUpperCase(), campaign: 'x'.repeat(40) })
    expect(forgotten).toEqual([slug, link.slug])
    expect((await ada.channels({ id })).map(({ campaign }) => campaign)).toEqual([
      'x'.repeat(40),
      'Spring 2026',
    ])
    await expect(ada.setCampaign({ id, slug, campaign: 'x'.repeat(41) })).rejects.toThrow()
    expect(await ada.setCampaign({ id, slug, campaign: ' ' })).toEqual(mail)
  })

  it('include old slugs, each with its own campaign', async () => {
    const { ada, id, link } = await open({ isPremium: true })
    await ada.setCampaign({ id, slug: link.slug, campaign: 'Launch' })
    await ada.update({ id, slug: 'dune-saga' })
    expect(await ada.channels({ id })).toEqual([
      {
        channel: 'web',
        slug: 'dune-saga',
        url: urlOf('dune-saga'),
        campaign: null,
        isCurrent: true,
      },
      {
        channel: 'web',
        slug: link.slug,
        url: urlOf(link.slug),
        campaign: 'Launch',
        isCurrent: false,
      },
    ])
  })

  it('cannot become the custom short link', async () => {
    const { ada, id } = await open({ isPremium: true })
    const { slug } = await ada.createChannel({ id, channel: 'ad' })
    await expect(ada.update({ id, slug })).rejects.toMatchObject(refusal('slug-taken'))
    expect((await ada.settings({ id })).slugs).not.toContain(slug)
  })

  it('keep working and keep their campaign when a removal is undone', async () => {
    const { ada, id, forgotten } = await open()
    const { slug } = await ada.createChannel({ id, channel: 'messenger' })
    await ada.setCampaign({ id, slug, campaign: 'Book club' })
    const before = await ada.channels({ id })
    forgotten.length = 0
    await ada.remove({ id })
    expect(forgotten).toContain(slug)
    await expect(ada.channels({ id })).rejects.toMatchObject(refusal('not-found'))
    await expect(ada.createChannel({ id, channel: 'ad' })).rejects.toMatchObject(
      refusal('not-found'),
    )
    await expect(ada.setCampaign({ id, slug, campaign: '' })).rejects.toMatchObject(
      refusal('not-found'),
    )
    await ada.restore({ id })
    expect(await ada.channels({ id })).toEqual(before)
  })

  it('S36 are neither shown to another account nor created or named by one', async () => {
    const { ada, id, link, database, callerOf } = await open()
    const eve = callerOf(await addLinkOwner(database, { name: 'eve' }))
    const own = await eve.save({ isbn: MESSIAH })
    const { slug } = await ada.createChannel({ id, channel: 'mail' })
    for (const call of [
      () => eve.channels({ id }),
      () => eve.createChannel({ id, channel: 'print' }),
      () => eve.setCampaign({ id, slug, campaign: 'Mine' }),
      // With a link of her own, but a slug of another's.
      () => eve.setCampaign({ id: own.id, slug, campaign: 'Mine' }),
      () => eve.setCampaign({ id: own.id, slug: link.slug, campaign: 'Mine' }),
    ]) {
      await expect(call()).rejects.toMatchObject(refusal('not-found'))
    }
    expect(await ada.channels({ id })).toEqual([
      { channel: 'web', slug: link.slug, url: urlOf(link.slug), campaign: null, isCurrent: true },
      { channel: 'mail', slug, url: urlOf(slug), campaign: null, isCurrent: true },
    ])
    expect(await eve.channels({ id: own.id })).toHaveLength(1)
  })
})
