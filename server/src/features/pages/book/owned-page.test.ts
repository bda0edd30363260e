import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { databaseKinds } from '../../../testing/databases.ts'
import { createOwnedLinksApp, type OwnedLinksApp } from '../../../testing/owned-links-app.ts'
import { locationOf } from '../../../testing/redirect-app.ts'

const PAGE = '/book/9780441172719/universal'

describe.each(databaseKinds)('the reader page of a saved link on %s', (kind) => {
  let app: OwnedLinksApp

  beforeAll(async () => {
    app = await createOwnedLinksApp(kind)
  }, 60_000)
  afterAll(() => app.close())

  const pageFor = (country: string, slug = 'dune') =>
    app.read(`${PAGE}?link=${slug}`, { 'x-country': country })
  const countHits = async () => (await app.outside.listHits()).length
  const lastHit = async () => (await app.outside.listHits()).at(-1)

  it('lists the owner’s retailers in the owner’s order, without disabled ones', async () => {
    const page = await pageFor('DE')
    const rows = page.slice(page.indexOf('class="rows"'), page.indexOf('class="rest"'))
    expect(rows.match(/(?<=href="\/out\/)[a-z-]+/g)).toEqual([
      // In the owner's order, then those of the country, then the others; those that search come last in each.
      'ebay',
      'hugendubel',
      'blackwells',
      'kobo',
      'apple',
      'abebooks',
      'google',
    ])
    expect(page).not.toContain('Thalia')
    expect(page).not.toContain('Audible')
  })

  it('opens the retailer page that the owner chose', async () => {
    expect(await pageFor('DE')).toContain(
      'href="/out/kobo/9780441172719?country=DE&amp;link=dune" rel="nofollow">',
    )
    // Its URL names the format.
    expect(await pageFor('DE')).toMatch(
      />Rakuten Kobo<\/b><span><\/span> <i class="chip">Ebook<\/i><\/a>/,
    )
    const response = await app.open('/out/kobo/9780441172719?country=DE&link=dune')
    expect(locationOf(response)).toBe('https://www.kobo.com/us/en/ebook/dune')
    expect(await lastHit()).toMatchObject({ retailer: 'kobo', ownerId: 'user-ada' })
  })

  it('A2 marks the links that pay the owner', async () => {
    const page = await pageFor('US')
    expect(page).toMatch(
      /href="\/out\/bam\/9780441172719\?country=US&amp;link=dune" rel="sponsored nofollow"><b class="sign"><svg.*?<\/svg>Books-A-Million<\/b><span> <small>\(paid link\)<\/small>/,
    )
    expect(page).toContain(
      'The creator of this link or Everyshelf may earn a commission from links marked (paid link).',
    )
    const response = await app.open('/out/bam/9780441172719?country=US&link=dune')
    const location = locationOf(response) ?? ''
    expect(location).toContain('4711')
    expect(location).toContain('booksamillion.com')
    expect(await pageFor('JP')).toContain('The links on this page are not affiliate links.')
  })

  it('S27 shows the owner’s note as text, and says who wrote it', async () => {
    const page = await pageFor('DE')
    expect(page).toContain(
      '<blockquote dir="auto">Signed copies &lt;b&gt;at&lt;/b&gt; Hugendubel &amp; co</blockquote>',
    )
    expect(page).toContain('From the creator of this link')
    expect(page).toContain('<body class="accent-plum layout-classic">')
  })

  it('keeps only the destinations when Premium ends', async () => {
    const page = await pageFor('US', 'bobdune')
    expect(page).not.toContain('Signed copies')
    expect(page).not.toContain('class="accent')
    expect(page).not.toContain('Books-A-Million <small>(paid')
    expect(page).toContain('Audible')
    const firstSearch = /href="\/out\/([a-z-]+)\/[^>]*>(?:(?!<\/a>).)*search results/.exec(page)
    expect(firstSearch?.[1]).toBe('ebay')
    expect(page).toContain('Edition: Kindle')
  })

  it('links to the other editions that are sold there, through counted redirects', async () => {
    const page = await pageFor('DE')
    expect(page).toContain('Edition: Kindle')
    expect(page).toContain(
      'href="/out/amazon-de/9780441172719?country=DE&amp;link=dune&amp;format=paperback"',
    )
    const response = await app.open(
      '/out/amazon-de/9780441172719?country=DE&link=dune&format=hardcover',
    )
    expect(locationOf(response)).toBe('https://www.amazon.de/dp/059309932X?tag=ada-21')
    const french = await pageFor('FR')
    expect(french).toContain('format=paperback')
    expect(french).not.toContain('format=hardcover')
  })

  it('offers no other edition if the owner chose one for the marketplace', async () => {
    const page = await pageFor('ES')
    expect(page).not.toMatch(/[?;]format=(?!json)/)
    expect(page).toContain('For Amazon.es, the creator of this link chose another edition.')
  })

  test.each([
    ['DE', '', 'https://www.amazon.de/dp/B00B7NPRY8?tag=ada-21'],
    ['BR', '', 'https://www.amazon.com.br/dp/0441172717'],
    ['BR', '&format=kindle', 'https://www.amazon.com.br/dp/0441172717'],
    ['FR', '&format=hardcover', 'https://www.amazon.fr/dp/B00B7NPRY8'],
  ])(
    'sends a reader in %s with "%s" to the first edition that is sold there',
    async (country, format, location) => {
      const response = await app.open(`/go/dune?${format}`, [`X-Country: ${country}`])
      expect(locationOf(response)).toBe(location)
    },
  )

  test.each(['/go/dune', '/go/olddune'])(
    'R16 %s opens the reader page without a hit if no edition is sold in the country',
    async (target) => {
      const before = await countHits()
      const response = await app.open(target, ['X-Country: JP'])
      expect(locationOf(response)).toBe(`${PAGE}?link=dune`)
      const requested = await app.open(`${target}?country=JP`)
      expect(locationOf(requested)).toBe(`${PAGE}?link=dune&country=JP`)
      expect(await countHits()).toBe(before)
    },
  )

  it('R16 says that Amazon does not sell the book there, and offers another retailer', async () => {
    const page = await pageFor('JP')
    expect(page).toContain('Not sold at Amazon – Japan')
    expect(page).toContain('Another bookstore may have it:')
    expect(page).toMatch(/class="button" href="\/out\/(?!amazon-)/)
    expect(page).not.toContain('href="/out/amazon-')
    expect(page).not.toContain('at Amazon.co.jp</a>')
    expect(page).toContain('href="/amazon-marketplace/dune"')
    expect(page).not.toContain('As an Amazon Associate')
  })

  it('also opens by an earlier slug, and links to the current one', async () => {
    const page = await pageFor('DE', 'olddune')
    expect(page).toContain('href="/out/amazon-de/9780441172719?country=DE&amp;link=dune"')
    expect(page).not.toContain('olddune')
  })

  it('lists the one retailer whose page the owner of a Kindle link chose', async () => {
    const page = await app.read('/book/B00B7NPRY8/universal?link=kindle', { 'x-country': 'DE' })
    expect(page.match(/href="\/out\/(?!amazon-)[^"]+"/g)).toEqual([
      'href="/out/kobo/B00B7NPRY8?country=DE&amp;link=kindle"',
    ])
    const response = await app.open('/out/kobo/B00B7NPRY8?country=DE&link=kindle')
    expect(locationOf(response)).toBe('https://www.kobo.com/us/en/ebook/dune')
    expect(await lastHit()).toMatchObject({ retailer: 'kobo', identifier: 'B00B7NPRY8' })
  })

  it('finds the retailers of a Kindle link by the ISBN of its paperback', async () => {
    const page = await app.read('/book/B00ICH9SAC/universal?link=ladder', { 'x-country': 'DE' })
    expect(page).toContain('href="/out/thalia/9780441172719?country=DE&amp;link=ladder"')
    const response = await app.open('/out/thalia/9780441172719?country=DE&link=ladder')
    expect(locationOf(response)).toContain('9780441172719')
    expect(await lastHit()).toMatchObject({ ownerId: 'user-ada', identifier: 'B00ICH9SAC' })
  })

  test.each([
    '/out/kobo/B00B7NPRY8?country=DE',
    '/out/kobo/B00B7NPRY8?country=DE&link=nosuchlink',
    '/out/thalia/B00B7NPRY8?country=DE&link=kindle',
    '/out/kobo/B00ICH9SAC?country=DE&link=kindle',
  ])('S1 answers 404 to %s', async (target) => {
    const response = await app.open(target)
    expect(response.status).toBe(404)
    expect(locationOf(response)).toBeUndefined()
  })

  test.each([
    [
      'Instagram',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.33.75 (iPhone14,5; iOS 18_5; de_DE; scale=3.00)',
    ],
    [
      'Facebook',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0.0.50.104;]',
    ],
    [
      'TikTok',
      'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 musical_ly_2023905030 BytedanceWebview/d8a21c6',
    ],
  ])('counts a hit once in the browser inside %s', async (_app, agent) => {
    const before = await countHits()
    const [response] = await app.send([
      {
        target: '/out/hugendubel/9780441172719?country=DE&link=dune',
        headers: [`User-Agent: ${agent}`],
      },
    ])
    expect(response?.status).toBe(302)
    expect(await countHits()).toBe(before + 1)
    expect(await lastHit()).toMatchObject({
      retailer: 'hugendubel',
      marketplace: null,
      ownerId: 'user-ada',
      excludedBecause: null,
    })
  })
})
