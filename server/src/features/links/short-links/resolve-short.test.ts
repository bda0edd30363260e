import { once } from 'node:events'
import { connect } from 'node:net'
import { DomainError } from '@everyshelf/domain/messages'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { OutboundLimits } from '../../../outbound/limits.ts'
import { type FakeShortHostOptions, startFakeShortHost } from '../../../testing/fake-short-host.ts'
import { faults, startFaultServer } from '../../../testing/fault-server.ts'
import { createResolveShortService } from './resolve-short.service.ts'

const DUNE = 'https://www.amazon.com/Dune-Frank-Herbert/dp/0441172717/ref=sr_1_1?tag=someone-20'

async function open(
  links: FakeShortHostOptions['links'],
  options: Partial<FakeShortHostOptions> & { limits?: Partial<OutboundLimits> } = {},
) {
  const host = await startFakeShortHost({ links, ...options })
  const service = createResolveShortService({
    resolve: host.resolve,
    dial: host.dial,
    ...(options.limits && { limits: options.limits }),
  })
  onTestFinished(async () => {
    await service.close()
    await host.close()
  })
  return { host, ...service }
}

/** What a caller learns of a failure, all of it. */
async function failureOf(work: Promise<string>): Promise<unknown> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DomainError)) return error
    return { code: error.code, details: error.details, cause: error.cause }
  }
}

const INVALID_URL = { code: 'invalid-url', details: {}, cause: undefined }

describe('resolveShort', () => {
  it.each([
    ['https://amzn.to/3xYzAbC', 'amzn.to/3xYzAbC'],
    ['https://a.co/d/4Fq8RsT', 'a.co/d/4Fq8RsT'],
    ['https://amzn.eu/d/0aBcDeF', 'amzn.eu/d/0aBcDeF'],
    ['https://amzn.asia/d/9zYxWvU', 'amzn.asia/d/9zYxWvU'],
    ['https://amzn.in/d/7aB12cD', 'amzn.in/d/7aB12cD'],
    ['https://link.amazon/B0abCdEfG', 'link.amazon/B0abCdEfG'],
    ['amzn.to/3xYzAbC', 'amzn.to/3xYzAbC'],
    [' http://amzn.to/3xYzAbC?utm_source=mail ', 'amzn.to/3xYzAbC'],
  ])('follows %s to the book', async (url, address) => {
    const { host, resolveShort } = await open({ [address]: DUNE })
    expect(await resolveShort(url)).toBe('9780441172719')
    expect(host.requests).toEqual([`HEAD https://${address}`])
  })

  it('finds a Kindle book by its ASIN', async () => {
    const { resolveShort } = await open({ 'a.co/d/4Fq8RsT': '/gp/product/B00B7NPRY8' })
    expect(await failureOf(resolveShort('https://a.co/d/4Fq8RsT'))).toEqual(INVALID_URL)
    const { resolveShort: resolve } = await open({
      'a.co/d/4Fq8RsT': 'https://www.amazon.de/gp/product/B00B7NPRY8',
    })
    expect(await resolve('https://a.co/d/4Fq8RsT')).toBe('B00B7NPRY8')
  })

  it('reads amzn.com without a request when its path is the book', async () => {
    const { host, resolveShort } = await open({})
    expect(await resolveShort('https://amzn.com/0441172717')).toBe('9780441172719')
    expect(host.dials).toEqual([])
  })

  it('asks by GET when a host does not redirect HEAD requests', async () => {
    const { host, resolveShort } = await open({
      'amzn.to/3xYzAbC': { status: 302, location: DUNE, headStatus: 405 },
    })
    expect(await resolveShort('https://amzn.to/3xYzAbC')).toBe('9780441172719')
    expect(host.requests).toEqual(['HEAD https://amzn.to/3xYzAbC', 'GET https://amzn.to/3xYzAbC'])
  })

  it('keeps what it found, by the code with its capitals', async () => {
    const { host, resolveShort } = await open({
      'amzn.to/abcDEF': DUNE,
      'amzn.to/ABCdef': 'https://www.amazon.com/dp/0143127748',
    })
    expect(await resolveShort('https://amzn.to/abcDEF')).toBe('9780441172719')
    expect(await resolveShort('https://amzn.to/abcDEF')).toBe('9780441172719')
    expect(await resolveShort('https://amzn.to/ABCdef')).toBe('9780143127741')
    expect(host.requests).toHaveLength(2)
  })

  it('asks once for a hundred who want the same', async () => {
    const { host, resolveShort } = await open({ 'amzn.to/3xYzAbC': DUNE })
    const found = await Promise.all(
      Array.from({ length: 100 }, () => resolveShort('https://amzn.to/3xYzAbC')),
    )
    expect(new Set(found)).toEqual(new Set(['9780441172719']))
    expect(host.requests).toHaveLength(1)
  })

  it('forgets a failure', async () => {
    const links: Record<string, string> = {}
    const { resolveShort } = await open(links)
    expect(await failureOf(resolveShort('https://amzn.to/3xYzAbC'))).toEqual(INVALID_URL)
    links['amzn.to/3xYzAbC'] = DUNE
    expect(await resolveShort('https://amzn.to/3xYzAbC')).toBe('9780441172719')
  })
})

describe('the allow-list', () => {
  const hosts = [
    '127.0.0.1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:7f00:1]',
    '169.254.169.254',
    'metadata.google.internal',
    'amzn.to.evil.example',
    'evil-amzn.to',
    'amzn.to.',
    'amzn.to:8443',
    'amzn.to:81',
    'user@amzn.to',
    'amzn.to@127.0.0.1',
    'user:pass@a.co',
    'ａmzn.to',
    'аmzn.to',
    'xn--mzn-7cd.to',
    'amzn。to',
    'a.co.uk',
    'a-co',
    'bit.ly',
    'www.amazon.com.evil.example',
    'link.amazon.evil.example',
    'amzn%2eto',
    'amzn.to%00.evil.example',
    'amzn.to\\@127.0.0.1',
  ]
  const shapes = [
    (host: string) => `https://${host}/3xYzAbC`,
    (host: string) => `https://${host}/d/4Fq8RsT?url=https://amzn.to/3xYzAbC`,
    (host: string) => `https://${host}/#https://amzn.to/3xYzAbC`,
    (host: string) => `http://${host}/3xYzAbC`,
    (host: string) => `//${host}/3xYzAbC`,
    (host: string) => `https:\\\\${host}\\3xYzAbC`,
    (host: string) => `${host}/3xYzAbC`,
    (host: string) => `ftp://${host}/3xYzAbC`,
  ]
  const others = [
    'file:///etc/passwd',
    'javascript:fetch("https://amzn.to/3xYzAbC")',
    'data:text/html,https://amzn.to/3xYzAbC',
    'gopher://amzn.to/3xYzAbC',
    'wss://amzn.to/3xYzAbC',
    'https://',
    'https:///amzn.to/3xYzAbC',
    'amzn.to',
    'https://amzn.to',
    'https://amzn.to/',
    'https://amzn.to/../../etc/passwd%00',
    'https://amzn.to/3xYz AbC',
    'https://amzn.to/3xYz\r\nHost: 127.0.0.1',
    'https://www.amazon.com/s?k=dune',
    'https://www.amazon.com/hz/wishlist/ls/1',
    'https://openlibrary.org/isbn/9780441172719',
    `https://amzn.to/${'a'.repeat(5000)}`,
    '',
    ' ',
    '9780441172719',
    'null',
  ]
  const hostile = [...hosts.flatMap((host) => shapes.map((shape) => shape(host))), ...others]

  it('S13 answers more than 200 hostile addresses alike, and opens no socket', async () => {
    const { host, resolveShort } = await open({})
    expect(hostile.length).toBeGreaterThan(200)
    for (const url of hostile) {
      expect(await failureOf(resolveShort(url)), url).toEqual(INVALID_URL)
    }
    expect(host.dials).toEqual([])
  })

  it('R44 answers any text at all with a book or the one error, and never throws another', async () => {
    const { host, resolveShort } = await open({})
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true }))
    await fc.assert(
      fc.asyncProperty(text, async (url) => {
        const failure = await failureOf(resolveShort(url))
        expect(typeof failure === 'string' || failure).toSatisfy(
          (it) => it === true || JSON.stringify(it) === JSON.stringify(INVALID_URL),
        )
      }),
      { numRuns: 10_000 },
    )
    expect(host.dials).toEqual([])
  }, 30_000)

  it('S13 gives every failure of a real short host the same response', async () => {
    const { resolveShort } = await open(
      {
        'amzn.to/notfound': { status: 404 },
        'amzn.to/broken': { status: 500 },
        'amzn.to/page': { status: 200 },
        'amzn.to/nowhere': { status: 302 },
        'amzn.to/search': { status: 301, location: 'https://www.barnesandnoble.com/s/dune' },
        'amzn.to/silent': 'silence',
      },
      { addresses: { 'a.co': ['10.0.0.7'] }, limits: { totalMs: 500 } },
    )
    const codes = ['notfound', 'broken', 'page', 'nowhere', 'search', 'silent', 'unknown']
    for (const url of [...codes.map((code) => `https://amzn.to/${code}`), 'https://a.co/d/x']) {
      expect(await failureOf(resolveShort(url)), url).toEqual(INVALID_URL)
    }
  })
})

describe('the chain of redirects', () => {
  it('S14 judges each hop, and follows a store page that names no book', async () => {
    const { host, resolveShort } = await open({
      'amzn.to/one': 'https://a.co/d/two',
      'a.co/d/two': 'https://www.amazon.co.uk/hz/redirect?to=book',
      'www.amazon.co.uk/hz/redirect?to=book': DUNE,
    })
    expect(await resolveShort('https://amzn.to/one')).toBe('9780441172719')
    expect(host.requests).toEqual([
      'HEAD https://amzn.to/one',
      'HEAD https://a.co/d/two',
      'HEAD https://www.amazon.co.uk/hz/redirect?to=book',
    ])
  })

  it('S14 never requests the page that names the book', async () => {
    const { host, resolveShort } = await open({ 'amzn.to/one': DUNE })
    await resolveShort('https://amzn.to/one')
    expect(host.dials).toEqual(['amzn.to:443 at 52.94.236.248'])
  })

  it.each([
    'http://127.0.0.1/',
    'https://127.0.0.1/dp/0441172717',
    'https://localhost/dp/0441172717',
    'http://169.254.169.254/latest/meta-data/',
    'https://[::1]/dp/0441172717',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'https://evil.example/dp/0441172717',
    'https://amzn.to:8443/two',
    'https://user@amzn.to/two',
    'https://www.amazon.com.evil.example/dp/0441172717',
    'http://www.amazon.com/hz/redirect',
    '//evil.example/dp/0441172717',
    'https://',
  ])('S14 stops at a redirect to %s without another socket', async (location) => {
    const { host, resolveShort } = await open({ 'amzn.to/one': location })
    expect(await failureOf(resolveShort('https://amzn.to/one'))).toEqual(INVALID_URL)
    expect(new Set(host.dials)).toEqual(new Set(['amzn.to:443 at 52.94.236.248']))
  })

  it('S14 leaves a loop after five hops', async () => {
    const { host, resolveShort } = await open({ 'amzn.to/loop': 'https://amzn.to/loop' })
    expect(await failureOf(resolveShort('https://amzn.to/loop'))).toEqual(INVALID_URL)
    expect(host.requests).toHaveLength(5)
  })

  it('S14 takes a book behind five redirects, and none behind six', async () => {
    const chain = { 'amzn.to/1': '/2', 'amzn.to/2': '/3', 'amzn.to/3': '/4', 'amzn.to/4': '/5' }
    const { resolveShort } = await open({ ...chain, 'amzn.to/5': DUNE, 'amzn.to/0': '/1' })
    expect(await resolveShort('https://amzn.to/1')).toBe('9780441172719')
    expect(await failureOf(resolveShort('https://amzn.to/0'))).toEqual(INVALID_URL)
  })

  it('S14 S15 refuses a short host that resolves to this network', async () => {
    const { host, resolveShort } = await open(
      { 'amzn.to/one': 'https://a.co/d/two', 'a.co/d/two': DUNE },
      { addresses: { 'a.co': ['127.0.0.1'] } },
    )
    expect(await failureOf(resolveShort('https://amzn.to/one'))).toEqual(INVALID_URL)
    expect(host.requests).not.toContain('HEAD https://a.co/d/two')
  })
})

describe.each(faults)('R19 when the short host %s', (fault) => {
  it('answers in time with the one error', async () => {
    const server = await startFaultServer({ fault })
    const limits = { connectMs: 50, totalMs: 150 }
    const service = createResolveShortService({
      limits,
      resolve: async () => {
        if (fault === 'has no address') throw new Error('ENOTFOUND')
        return ['52.94.236.248']
      },
      dial: async () => {
        if (fault === 'hangs while connecting') return await new Promise<never>(() => {})
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
        await once(socket, 'connect')
        return socket
      },
    })
    onTestFinished(async () => {
      await service.close()
      await server.close()
    })
    expect(await failureOf(service.resolveShort('https://amzn.to/one'))).toEqual(INVALID_URL)
  })
})

describe('its limits', () => {
  it('S18 ends within its time when the host is silent', async () => {
    const { resolveShort } = await open({ 'amzn.to/one': 'silence' }, { limits: { totalMs: 60 } })
    expect(await failureOf(resolveShort('https://amzn.to/one'))).toEqual(INVALID_URL)
  })

  it('S18 has five links under way and lets the others wait', async () => {
    const links = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`amzn.to/n${index}`, 'silence' as const]),
    )
    const { host, resolveShort, close } = await open(links, { limits: { totalMs: 20_000 } })
    const work = Object.keys(links).map((link) => failureOf(resolveShort(`https://${link}`)))
    await expect.poll(() => host.requests).toHaveLength(5)
    // What left before this request has arrived before it.
    await fetch(`${host.url}/after`)
    expect(host.requests.filter((request) => !request.endsWith('/after'))).toHaveLength(5)
    await close()
    expect(await Promise.all(work)).toEqual(Object.keys(links).map(() => INVALID_URL))
  })
})
