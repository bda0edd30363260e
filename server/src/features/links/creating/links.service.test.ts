import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { DomainError } from '@everyshelf/domain/messages'
import { describe, expect, it, vi } from 'vitest'
import { readTags } from '../../../testing/redirect-app.ts'
import { createLinksService, type LinksServiceDeps } from './links.service.ts'

function open(overrides: Partial<LinksServiceDeps> = {}) {
  return createLinksService({
    defaultTags: {},
    origin: 'https://everyshelf.example',
    toShortLink: (_, slug) => `https://everyshelf.example/go/${slug}`,
    openGlobalLink: async () => undefined,
    savedLinks: {
      allowance: async () => ({ used: 0, max: 5, remaining: 5 }),
      requireAllowance: async () => ({ used: 0, max: 5, remaining: 5 }),
      findTags: async () => ({}),
      findByBook: async () => null,
      hasSlug: async () => false,
    },
    findKnownBook: async () => undefined,
    resolveShort: async () => {
      throw new DomainError('invalid-url')
    },
    ...overrides,
  })
}

const nothing = () => {}

async function refusalOf(call: Promise<unknown>) {
  const error = await call.catch((thrown: unknown) => thrown)
  if (!(error instanceof DomainError)) throw new Error('nothing was refused')
  return { code: error.code, details: error.details }
}

describe('generate', () => {
  it('makes the links of an ISBN as it was typed', async () => {
    const made = await open().generate({ input: ' 0-14-312774-8 ' }, null, nothing)
    expect(made.identifier).toEqual({
      kind: 'isbn',
      key: '9780143127741',
      isbn13: '9780143127741',
      isbn10: '0143127748',
      asin: null,
      display: '978-0-14-312774-1',
    })
    expect(made.source).toEqual({
      retailer: null,
      marketplace: null,
      foreignTag: null,
      unknownSite: null,
    })
    expect(made.book.title).toBe('Book (ID: 9780143127741)')
    expect(made.isBookKnown).toBe(false)
    expect(made.limit).toEqual({ used: 0, max: 5, remaining: 5 })
    expect(made.directLinks).toHaveLength(23)
    expect(made.directLinks[0]).toEqual({
      marketplace: 'us',
      country: 'US',
      url: 'https://www.amazon.com/dp/0143127748',
      tagged: false,
      tagOwner: 'none',
    })
    expect(made.directLinks.slice(0, 12).map(({ marketplace }) => marketplace)).toEqual([
      ...['us', 'uk', 'ca', 'de', 'fr', 'es', 'it', 'jp', 'in', 'br', 'mx', 'au'],
    ])
    expect(made.retailerLinks.length).toBeGreaterThan(20)
  })

  it('carries the service’s tag where one is configured, and says so', async () => {
    const links = open({ defaultTags: { de: 'shelf-21', us: 'shelf-20' } as never })
    const { directLinks } = await links.generate({ input: '0143127748' }, null, nothing)
    const tagged = directLinks.filter((link) => link.tagged)
    expect(tagged.map(({ marketplace, url }) => [marketplace, url])).toEqual([
      ['us', 'https://www.amazon.com/dp/0143127748?tag=shelf-20'],
      ['de', 'https://www.amazon.de/dp/0143127748?tag=shelf-21'],
      // Australia falls back to the tag of the United States (the specification).
      ['au', 'https://www.amazon.com.au/dp/0143127748?tag=shelf-20'],
    ])
    expect(tagged.map(({ tagOwner }) => tagOwner)).toEqual(['service', 'service', 'service-us'])
  })

  it('S53 has no global link for visitors', async () => {
    const made = await open().generate({ input: '0143127748' }, null, nothing)
    expect(made.globalLink).toBeNull()
    expect(JSON.stringify(made)).not.toMatch(/\/redirect|\/go\//)
  })

  it('A4 drops a stranger’s tag of a pasted address and only shows it', async () => {
    const made = await open().generate(
      { input: 'https://www.amazon.co.uk/Some-Book/dp/0143127748/ref=sr_1_1?tag=thief-21&qid=1' },
      null,
      nothing,
    )
    expect(made.source).toEqual({
      retailer: 'amazon',
      marketplace: 'uk',
      foreignTag: 'thief-21',
      unknownSite: null,
    })
    expect(JSON.stringify([made.directLinks, made.retailerLinks])).not.toContain('thief')
  })

  it('links a Kindle book to Amazon alone', async () => {
    const made = await open().generate({ input: 'B00ICH9SAC' }, null, nothing)
    expect(made.identifier).toMatchObject({ kind: 'asin', asin: 'B00ICH9SAC', isbn13: null })
    expect(made.retailerLinks).toEqual([])
  })

  it('sends a 979 book, which has no ten digits, to the search of each store', async () => {
    const made = await open().generate({ input: '9798886451740' }, null, nothing)
    expect(made.identifier.isbn10).toBeNull()
    expect(made.directLinks[3]?.url).toBe('https://www.amazon.de/s?k=9798886451740&i=stripbooks')
  })

  it('follows a short link first, after counting it', async () => {
    const order: string[] = []
    const links = open({
      resolveShort: async (url) => {
        order.push(`resolve ${url}`)
        return '9780143127741'
      },
    })
    const made = await links.generate({ input: 'https://amzn.to/3xYz' }, null, () =>
      order.push('count'),
    )
    expect(order).toEqual(['count', 'resolve https://amzn.to/3xYz'])
    expect(made.identifier.key).toBe('9780143127741')
    expect(made.source.retailer).toBe('amazon')
  })

  it('follows no short link when counting it says no', async () => {
    const resolveShort = vi.fn(async () => '9780143127741')
    const counted = () => {
      throw new DomainError('rate-limited', { retryAfterSeconds: 9 })
    }
    expect(
      await refusalOf(
        open({ resolveShort }).generate({ input: 'https://amzn.to/3xYz' }, null, counted),
      ),
    ).toEqual({ code: 'rate-limited', details: { retryAfterSeconds: 9 } })
    expect(resolveShort).not.toHaveBeenCalled()
  })

  it.each([
    ['978-0-14-312774-2', 'invalid-identifier', { problem: 'check-digit' }],
    ['9790060115615', 'invalid-identifier', { problem: 'music' }],
    ['12345', 'invalid-identifier', { problem: 'length', number: '12345' }],
    ['340-01381-8', 'invalid-identifier', { problem: 'lost-zero', offer: '9780340013816' }],
    ['9.78014E+12', 'invalid-identifier', { problem: 'shortened' }],
    [
      'https://www.amazon.com.evil.test/dp/0143127748',
      'invalid-url',
      { host: 'amazon.com.evil.test' },
    ],
    ['https://amzn.to/unknown', 'invalid-url', {}],
  ])('refuses %s with %s', async (text, code, details) => {
    expect(await refusalOf(open().generate({ input: text }, null, nothing))).toEqual({
      code,
      details,
    })
  })

  it('names the store of a page without an ISBN', async () => {
    const text = 'https://www.kobo.com/us/en/ebook/the-martian-7'
    const { code, details } = await refusalOf(open().generate({ input: text }, null, nothing))
    expect(code).toBe('invalid-url')
    expect(details).toEqual({ retailer: 'kobo', productId: 'the-martian-7' })
  })
})

describe('the direct links of a visitor who declined the affiliate program', () => {
  const defaultTags = readTags({ us: 'shelf-20', de: 'shelf-21' })
  const input = { input: '0143127748', affiliateConsent: 'declined' } as const

  it('P4 carry no service tag', async () => {
    const made = await open({ defaultTags }).generate(input, null, nothing)
    expect(made.directLinks.filter(({ tagged }) => tagged)).toEqual([])
    expect(made.directLinks[0]?.url).toBe('https://www.amazon.com/dp/0143127748')
  })

  it('keep the own tags of a premium user, which are not the service’s', async () => {
    const savedLinks = {
      allowance: async () => ({ used: 0, max: null, remaining: null }),
      requireAllowance: async () => ({ used: 0, max: null, remaining: null }),
      findTags: async () => readTags({ de: 'ada-21' }),
      findByBook: async () => null,
      hasSlug: async () => false,
    }
    const ada = { userId: 'user-ada', publicId: 'adaadaadaada2345' as never, isPremium: true }
    const made = await open({ defaultTags, savedLinks }).generate(input, ada, nothing)
    const tagged = made.directLinks.filter((link) => link.tagged)
    expect(tagged.map(({ url, tagOwner }) => [url, tagOwner])).toEqual([
      ['https://www.amazon.de/dp/0143127748?tag=ada-21', 'owner'],
    ])
  })

  it.each(['accepted', null, undefined] as const)(
    'are the same as for other visitors when the answer is %s',
    async (affiliateConsent) => {
      const request = { input: '0143127748', affiliateConsent }
      const made = await open({ defaultTags }).generate(request, null, nothing)
      expect(made.directLinks[0]?.url).toBe('https://www.amazon.com/dp/0143127748?tag=shelf-20')
    },
  )
})

describe('the book of generate', () => {
  const identifier = { kind: 'isbn', isbn13: '9780143127741', isbn10: '0143127748' } as never
  const known: Book = { ...placeholderBook(identifier), title: 'A Book', source: 'open-library' }

  it('is what the cache knows', async () => {
    const made = await open({ findKnownBook: async () => known }).generate(
      { input: '0143127748' },
      null,
      nothing,
    )
    expect(made.book.title).toBe('A Book')
    expect(made.isBookKnown).toBe(true)
  })

  it.each([
    ['hangs', () => new Promise<undefined>(() => {})],
    ['fails', () => Promise.reject(new Error('database away'))],
  ])('is a placeholder when the cache %s', async (_how, findKnownBook) => {
    const links = open({ findKnownBook })
    await links.generate({ input: '0143127748' }, null, nothing)
    const made = await links.generate({ input: '0143127748' }, null, nothing)
    expect(made.isBookKnown).toBe(false)
    expect(made.directLinks).toHaveLength(23)
  })
})
