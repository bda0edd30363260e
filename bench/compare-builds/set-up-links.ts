import { type Account, openAdminArea, PASSWORD, signUp } from './accounts.ts'
import { createBrowsers } from './browser.ts'
import { linkBooks, settingsOf } from './link-variants.ts'
import type { RunningBuild } from './start-build.ts'

/** What requests can name, each with a name that two builds share. */
export interface LinkNames {
  readonly links: Readonly<Record<string, { readonly slug: string; readonly book: string }>>
  readonly publicIds: Readonly<Record<string, string>>
  readonly cookies: Readonly<Record<string, string>>
}

const CHANNELS = ['social', 'mail', 'ebook', 'print', 'ad', 'messenger']
const TAGS = { us: 'ada-20', uk: 'ada-21', de: 'ada0d-21', fr: 'ada0f-21', jp: 'ada-22' }
const PROGRAMS = {
  bn: { publisherId: '7654321', adId: '13725100' },
  'bookshop-us': { affiliateId: '4711' },
  waterstones: { publisherId: '45678' },
  bol: { siteId: '1234567' },
}
const NETWORKS = { networks: ['facebook'], isListOptIn: true }

interface Row {
  readonly id: string
  readonly slug: string
}

/** One owner in each state, with one link for each of the settings. */
export async function setUpLinks(build: RunningBuild): Promise<LinkNames> {
  const browsers = createBrowsers(build)
  const { admin } = await openAdminArea(build, browsers)
  const asAdmin = admin.browser.call
  const links: Record<string, { slug: string; book: string }> = {}
  const publicIds: Record<string, string> = {}
  const cookies: Record<string, string> = {}

  async function fillAccount(state: string, owner: Account): Promise<string> {
    const { call } = owner.browser
    const { rows } = (await asAdmin('admin.users.list', { text: owner.email })) as {
      readonly rows: readonly Row[]
    }
    const userId = rows[0]?.id ?? ''
    await asAdmin('admin.users.grantPremium', { id: userId, months: 12, reason: 'A comparison' })
    await call('profile.update', {
      affiliateTags: TAGS,
      programIds: PROGRAMS,
      tagChannels: NETWORKS,
    })
    const save = async (name: string, book: string, settingsFor: (book: string) => object) => {
      const { id } = (await call('links.save', { isbn: book })) as Row
      const slug = `${state}-${name}`
      await call('links.update', { id, slug, settings: settingsFor(book) })
      links[slug] = { slug, book }
      return id
    }
    const names = Object.entries(settingsOf)
    for (const [index, [name, settingsFor]] of names.entries()) {
      const book = linkBooks[index] ?? ''
      const id = await save(name, book, settingsFor)
      if (!['plain', 'attribution', 'choose'].includes(name)) continue
      for (const channel of CHANNELS) {
        const { slug } = (await call('links.createChannel', { id, channel })) as Row
        links[`${state}-${name} in ${channel}`] = { slug, book }
      }
    }
    const [removedBook = '', disabledBook = ''] = linkBooks.slice(names.length)
    await call('links.remove', { id: await save('removed', removedBook, () => ({})) })
    const disabled = await save('disabled', disabledBook, () => ({}))
    await asAdmin('admin.links.disable', { id: disabled, reason: 'A comparison' })
    publicIds[state] = owner.publicId
    cookies[state] = owner.browser.cookies()
    return userId
  }

  const states: Readonly<Record<string, (id: string, owner: Account) => Promise<unknown>>> = {
    premium: async () => {},
    ended: (id) => asAdmin('admin.users.endPremium', { id, reason: 'A comparison' }),
    banned: (id) => asAdmin('admin.users.ban', { id, reason: 'A comparison' }),
    erased: (_, { browser }) => browser.call('accounts.deleteAccount', { password: PASSWORD }),
  }
  for (const [state, bringAbout] of Object.entries(states)) {
    const owner = await signUp(build, browsers, `${state}-owner@example.org`)
    await bringAbout(await fillAccount(state, owner), owner)
  }
  return { links, publicIds, cookies }
}
