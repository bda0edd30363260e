import { rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { Isbn13 } from '@everyshelf/domain/identifiers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Intercept, startFakeBookServices } from '../../../testing/fake-book-services.ts'
import { makeCoverPng } from '../../../testing/fake-cover-image.ts'
import { startFakeShortHost } from '../../../testing/fake-short-host.ts'
import { openTestBooks, type TestBooksOptions } from '../../../testing/test-books.ts'

const DUNE = '9780441172719' as Isbn13
const ONLY_IN_OPEN_LIBRARY = '9780061120084' as Isbn13
const WITHOUT_COVER = '9780451524935' as Isbn13

/** Where covers are, on either service. */
const IMAGES = /^\/(b|books\/content)(\/|\?|$)/

async function open(intercept: Intercept = () => false, options: Partial<TestBooksOptions> = {}) {
  const services = await startFakeBookServices({ intercept })
  onTestFinished(services.close)
  const patient = { timeoutMs: 3800, headStartMs: 1500 }
  const limits = { connectMs: 1000, totalMs: 3000, ...options.limits }
  const test = await openTestBooks({ urls: services, ...patient, ...options, limits })
  const images = () => services.requests.filter((path) => IMAGES.test(path))
  return { ...test, services, images }
}

/** Answers for paths that match; everything else the services answer themselves. */
function when(pattern: RegExp, respond: (response: ServerResponse, url: URL) => void): Intercept {
  return (url, response) => {
    if (!pattern.test(url.pathname)) return false
    respond(response, url)
    return true
  }
}

const broken = (response: ServerResponse) => void response.writeHead(500).end()
const send = (type: string, body: string | Buffer) => (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': type }).end(body)

const DRAWN = { type: 'image/svg+xml', isPlaceholder: true }
const PICTURE = { type: 'image/png', isPlaceholder: false }

describe('the chain of covers', () => {
  it('R24 begins with the cover that the catalog names', async () => {
    const { covers, images } = await open()
    expect(await covers.find(DUNE)).toMatchObject(PICTURE)
    expect(images()).toEqual([
      '/books/content?id=9780441172719&printsec=frontcover&img=1&zoom=1&source=gbs_api',
    ])
  })

  it('R24 goes on to Open Library when that one is broken', async () => {
    const { covers, images } = await open(
      when(/^\/books\/content/, (response) => void response.writeHead(404).end()),
    )
    expect(await covers.find(DUNE)).toMatchObject(PICTURE)
    expect(images().at(-1)).toBe('/b/isbn/9780441172719-L.jpg?default=false')
  })

  it('R24 ends with Google’s thumbnail for a book that Google did not describe', async () => {
    let googleIsAsleep = true
    const { covers, images } = await open((url, response) => {
      if (url.pathname.startsWith('/b/')) response.writeHead(404).end()
      else if (googleIsAsleep && url.pathname.startsWith('/books/v1')) {
        googleIsAsleep = false
        response.writeHead(403).end()
      } else return false
      return true
    })
    expect(await covers.find(DUNE)).toMatchObject(PICTURE)
    expect(images()).toEqual([
      '/b/id/1172719-L.jpg',
      '/b/isbn/9780441172719-L.jpg?default=false',
      '/books/content?id=9780441172719&printsec=frontcover&img=1&zoom=1&source=gbs_api',
    ])
  })

  it('R24 draws one when all of them fail, and asks each once', async () => {
    const { covers, images } = await open(
      when(IMAGES, (response) => void response.writeHead(404).end()),
    )
    expect(await covers.find(ONLY_IN_OPEN_LIBRARY)).toMatchObject(DRAWN)
    expect(images()).toHaveLength(2)
  })

  it('draws one for a book without a cover', async () => {
    const { covers } = await open()
    expect(await covers.find(WITHOUT_COVER)).toMatchObject(DRAWN)
    const cover = (await covers.find(WITHOUT_COVER)).bytes.toString()
    expect(cover).toContain('>1984</text>')
    expect(cover).toContain('>George Orwell</text>')
  })

  it('draws the number of a book that no catalog knows', async () => {
    const { covers } = await open()
    const cover = (await covers.find('9780306406157' as Isbn13)).bytes.toString()
    expect(cover).toContain('978-0-306-40615-7')
  })

  it('R24 upgrades no address in a loop: a host that redirects to itself is left', async () => {
    const { covers, images } = await open(
      when(
        IMAGES,
        (response, url) => void response.writeHead(302, { location: url.pathname }).end(),
      ),
    )
    expect(await covers.find(DUNE)).toMatchObject(DRAWN)
    expect(images()).toHaveLength(8)
  })
})

describe('what is let through', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const png = makeCoverPng(240, 360, [40, 60, 80])

  it.each([
    ['an SVG with a script', send('image/svg+xml', svg)],
    ['an SVG that claims to be a JPEG', send('image/jpeg', svg)],
    ['a web page that claims to be a PNG', send('image/png', '<html><script>alert(1)</script>')],
    ['a PNG that is served as a web page', send('text/html', png)],
    ['an image of one dot', send('image/png', makeCoverPng(1, 1, [255, 255, 255]))],
    ['a GIF', send('image/gif', Buffer.from('GIF89a\x00\x01\x00\x01;', 'latin1'))],
    ['3 MB', send('image/png', Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]))],
  ])('S19 draws a cover instead of passing on %s', async (_what, respond) => {
    const { covers } = await open(when(IMAGES, respond))
    const cover = await covers.find(DUNE)
    expect(cover).toMatchObject(DRAWN)
    expect(cover.bytes.toString()).not.toContain('alert')
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/cover.png',
    'https://evil.example/cover.png',
    'file:///etc/passwd',
    'https://archive.org.evil.example/cover.png',
  ])('S19 follows no redirect to %s', async (location) => {
    const host = await startFakeShortHost({ links: {} })
    onTestFinished(host.close)
    const { covers } = await open(
      when(IMAGES, (response) => void response.writeHead(302, { location }).end()),
      { resolve: host.resolve, dial: host.dial },
    )
    expect(await covers.find(DUNE)).toMatchObject(DRAWN)
    expect(host.dials).toEqual([])
  })

  it('S19 fetches no cover from a host that the catalog made up', async () => {
    const host = await startFakeShortHost({ links: {} })
    onTestFinished(host.close)
    const { covers, repo, images } = await open(
      when(/^\/b\//, (response) => void response.writeHead(404).end()),
      { resolve: host.resolve, dial: host.dial },
    )
    await repo.save({
      identifier: DUNE,
      title: 'Dune',
      authors: [],
      description: null,
      publisher: null,
      coverUrl: 'https://evil.example/cover.png',
      source: 'google-books',
      fetchedAt: Date.parse('2026-11-21T09:00:00.000Z'),
      expiresAt: Date.parse('2026-12-21T09:00:00.000Z'),
    })
    expect(await covers.find(DUNE)).toMatchObject(DRAWN)
    expect(host.dials).toEqual([])
    expect(images()).toEqual(['/b/isbn/9780441172719-L.jpg?default=false'])
  })

  it('follows Open Library to the Internet Archive, through the guard', async () => {
    const archive = await startFakeShortHost({
      links: {
        'archive.org/download/l_covers_0008/1.jpg':
          'http://ia800703.us.archive.org/view_archive.php?file=1.jpg',
      },
    })
    onTestFinished(archive.close)
    const { covers } = await open(
      when(IMAGES, (response) => {
        const location = 'http://archive.org/download/l_covers_0008/1.jpg'
        response.writeHead(302, { location }).end()
      }),
      { resolve: archive.resolve, dial: archive.dial },
    )
    expect(await covers.find(DUNE)).toMatchObject(DRAWN)
    expect(archive.requests.slice(0, 2)).toEqual([
      'GET https://archive.org/download/l_covers_0008/1.jpg',
      'GET https://ia800703.us.archive.org/view_archive.php?file=1.jpg',
    ])
  })
})

describe('what is remembered', () => {
  it('asks once for a hundred who want the same cover, and never again', async () => {
    const { covers, images } = await open()
    const found = await Promise.all(Array.from({ length: 100 }, () => covers.find(DUNE)))
    expect(new Set(found.map(({ etag }) => etag)).size).toBe(1)
    await covers.find(DUNE)
    expect(images()).toHaveLength(1)
  })

  it('remembers that there is no cover', async () => {
    const { covers, images } = await open()
    await covers.find(WITHOUT_COVER)
    const asked = images().length
    await covers.find(WITHOUT_COVER)
    expect(images()).toHaveLength(asked)
  })

  it('R4 shows a cover that it cannot keep', async () => {
    const { covers, warnings, dataDir } = await open()
    await covers.find(WITHOUT_COVER)
    rmSync(`${dataDir}/covers`, { recursive: true })
    writeFileSync(`${dataDir}/covers`, 'in the way')
    expect(await covers.find(DUNE)).toMatchObject(PICTURE)
    expect(warnings).toContain('A cover cannot be stored')
  })

  it('R19 has a slow cover ready for the next reader', async () => {
    const release = Promise.withResolvers<void>()
    const { covers } = await open(
      when(IMAGES, (response) => {
        void release.promise.then(() =>
          send('image/png', makeCoverPng(100, 150, [1, 2, 3]))(response),
        )
      }),
      { timeoutMs: 60 },
    )
    expect(await covers.find(DUNE)).toMatchObject(DRAWN)
    release.resolve()
    await expect.poll(() => covers.find(DUNE)).toMatchObject(PICTURE)
  })

  it('R24 tries broken services no more than needed', async () => {
    const { covers, images } = await open(when(IMAGES, broken))
    await covers.find(DUNE)
    const asked = images().length
    await covers.find(DUNE)
    expect(images()).toHaveLength(asked)
  })
})
