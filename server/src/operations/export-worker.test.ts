import { createServer } from 'node:http'
import { countryCodes } from '@everyshelf/domain/countries'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { toJsonText } from '../db/columns.ts'
import { signEdgeHits } from '../features/redirect/edge/edge-signature.ts'
import { edgeSecret } from '../testing/edge-hits.ts'
import { createExportedApp, edgeOrigin, exportWorker } from '../testing/exported-worker.ts'
import { listenOnLoopback } from '../testing/loopback.ts'
import type { OwnedLinksApp } from '../testing/owned-links-app.ts'
import { headerOf, type RawRequest, type RawResponse, sendRaw } from '../testing/raw-client.ts'
import { chrome } from '../testing/redirect-app.ts'
import { findWorkerd } from '../testing/workerd/find-workerd.ts'
import { CF_HEADER, startWorkerd, type Workerd } from '../testing/workerd/start-workerd.ts'

const found = findWorkerd()
const whyNot = 'whyNot' in found ? ` (skipped: ${found.whyNot})` : ''

const ada = 'adaadaadaada2345'
const slugs = ['dune', 'olddune', 'bobdune', 'kindle', 'ladder', 'choosing', 'plain-link', 'plain']
const targets = [
  ...slugs.map((slug) => `/go/${slug}`),
  ...['/go/ruled', '/go/removed', '/go/Dune/', '/go/plain%2Dlink', '/go/ruled?country=uk'],
  ...['/go/dune?format=kindle&fbclid=x', '/go/choosing?country=de', '/go/dune?country=nowhere'],
  ...['/go/campaigns?utm_source=news', '/go/campaignmail', '/go/campaignmail?utm_campaign=A%26b+c'],
  '/go/campaignmail?country=de&utm_campaign=Spring',
  '/out/kobo/9780441013593?link=campaignmail&utm_campaign=Spring',
  ...['/go/dunemail', '/go/dune/more', '/go/dune.', '/GO/DUNE', '/go/dune%E2%80%9D', '/go/dune&x'],
  '/out/bam/9780441172719?link=dune&in=book',
  '/redirect?isbn=9780143127741',
  `/redirect?isbn=9780441172719&userId=${ada}&aff=x`,
  '/redirect/?isbn=B0CRQLM5V7&format=paperback',
  '/out/kobo/9780441172719',
  '/out/kobo/9780441172719?link=dune',
  '/out/amazon-de/9780441172719?link=dune',
  '/out/amazon-jp/9780441172719?link=olddune&country=fr',
]
/** What a worker does not answer itself. */
const othersTargets = [
  ...['/go/off', '/go/unknown', '/go/a', '/go/', '/redirect?isbn=9780143127742'],
  ...['/redirect', '/redirect?isbn=1&isbn=2', '/out/evil/9780441172719', '/go/%E0%A4%A'],
  ...['/out/kobo/9780441172719?link=unknown', `/redirect?isbn=9780143127741&userId=bobnobody`],
]
const languages = ['de-at,de;q=0.9,en;q=0.5', 'fr-ch', 'es', 'en-us,en;q=0.9', '*', '']
const someCountries = ['DE', 'FR', 'CA', 'JP', 'IT', 'XX', 'T1', '']

let readers = 0

/** A request of another reader each time, as both the live server and the platform describe them. */
function request(target: string, country = '', language = 'en', method = 'GET'): RawRequest {
  readers++
  const address = `198.18.${readers >> 8}.${readers & 255}`
  const headers = [
    `User-Agent: ${chrome}`,
    `X-Forwarded-For: ${address}`,
    `CF-Connecting-IP: ${address}`,
    ...(country ? [`X-Country: ${country}`, `CF-IPCountry: ${country}`] : []),
    ...(language ? [`Accept-Language: ${language}`] : []),
  ]
  return { method, target, headers }
}

const compared = [
  ...['status', 'location', 'cache-control', 'referrer-policy', 'x-robots-tag', 'retry-after'],
  ...['strict-transport-security', 'content-type', 'content-security-policy', 'content-length'],
]

/** Without the click's ID, which the live server sends once a hit is on disk, and without the date. */
function simplify(result: RawResponse | undefined) {
  if (!result) return 'no answer'
  const headers = compared.map((name) => `${name}: ${headerOf(result, name)}`)
  return [result.status, ...headers, result.body].join('\n')
}

function findDifferences(
  requests: readonly RawRequest[],
  live: readonly RawResponse[],
  atEdge: readonly RawResponse[],
) {
  return requests.flatMap((sent, index) => {
    const [expected, actual] = [simplify(live[index]), simplify(atEdge[index])]
    return expected === actual ? [] : [{ sent, expected, actual }]
  })
}

describe.skipIf(whyNot)(`an exported worker in the platform’s runtime${whyNot}`, () => {
  let app: OwnedLinksApp
  let script: string
  let worker: Workerd
  const close: (() => Promise<unknown>)[] = []

  const start = async (settings: Partial<Parameters<typeof startWorkerd>[0]> = {}) => {
    const started = await startWorkerd({
      script,
      originUrl: app.url,
      secret: edgeSecret,
      ...settings,
    })
    close.push(started.close)
    return started
  }
  const countHits = async () => (await app.outside.listHits()).length

  beforeAll(async () => {
    app = await createExportedApp('sqlite')
    script = (await exportWorker(app)).output
    worker = await start()
  }, 60_000)
  afterAll(async () => {
    for (const step of close) await step()
    await app.close()
  })

  it('answers like the live server, by link, country and language', async () => {
    const table = [
      ...targets.flatMap((target) =>
        someCountries.flatMap((country) =>
          languages.map((language) => [target, country, language] as const),
        ),
      ),
      ...['/go/dune', '/go/ruled'].flatMap((target) =>
        countryCodes.map((country) => [target, country, 'en'] as const),
      ),
    ]
    const requests = table.map((row) => request(...row))
    const live = await app.send(requests)
    const liveHits = (await app.outside.listHits()).map(describeRow)
    expect(new Set(live.map((result) => headerOf(result, 'location'))).size).toBeGreaterThan(60)
    // Other readers, since a second click of one within seconds does not count.
    const atEdge = await sendRaw(
      worker.url,
      table.map((row) => request(...row)),
    )
    expect(findDifferences(requests, live, atEdge)).toEqual([])
    // Every hit of the worker counts like the live server's hit of the same request.
    await vi.waitFor(async () => expect(await countHits()).toBe(2 * liveHits.length), 30_000)
    const all = (await app.outside.listHits()).map(describeRow)
    expect(all.toSorted()).toEqual([...liveHits, ...liveHits].toSorted())
    expect(liveHits.length).toBeGreaterThan(800)
  })

  it('passes everything else to the live server', async () => {
    const requests = [
      ...othersTargets.map((target) => request(target, 'DE')),
      request('/go/dune', 'DE', 'en', 'POST'),
      request('/go/dune', 'DE', 'en', 'DELETE'),
      request('/healthz'),
    ]
    const live = await app.send(requests)
    expect(new Set(live.map(({ status }) => status)).size).toBeGreaterThan(4)
    expect(findDifferences(requests, live, await sendRaw(worker.url, requests))).toEqual([])
  })

  it('answers HEAD like the live server, and excludes it from the clicks', async () => {
    const requests = [request('/go/dune', 'DE', 'en', 'HEAD')]
    const live = await app.send(requests)
    const before = await countHits()
    expect(findDifferences(requests, live, await sendRaw(worker.url, requests))).toEqual([])
    await vi.waitFor(async () => expect(await countHits()).toBe(before + 1))
    expect((await app.outside.listHits()).at(-1)?.excludedBecause).toBe('head')
  })

  it('S9 sends background loads on without a tag and refuses prefetches, like the live server', async () => {
    const headers = ['Sec-Fetch-Dest: image', 'Sec-Fetch-Dest: document', 'Sec-Purpose: prefetch']
    const requests = ['/go/dune', '/go/dunemail', '/go/choosing'].flatMap((target) =>
      headers.map((header) => {
        const sent = request(target, 'DE', 'de')
        return { ...sent, headers: [...(sent.headers ?? []), header] }
      }),
    )
    const live = await app.send(requests)
    const atEdge = await sendRaw(worker.url, requests)
    expect(atEdge.map(({ status }) => status)).toEqual(live.map(({ status }) => status))
    expect(atEdge.map((result) => headerOf(result, 'location'))).toEqual(
      live.map((result) => headerOf(result, 'location')),
    )
    expect(atEdge.map(({ status }) => status).slice(0, 3)).toEqual([302, 302, 503])
    const [image = '', page = ''] = atEdge.map((result) => headerOf(result, 'location') ?? '')
    expect([image.includes('tag='), page.includes('tag=')]).toEqual([false, true])
  })

  it('believes the platform’s own country before a header', async () => {
    const { target, headers = [] } = request('/go/dune', 'JP')
    const facts = `${CF_HEADER}: ${JSON.stringify({ country: 'DE' })}`
    const [result] = await sendRaw(worker.url, [{ target, headers: [...headers, facts] }])
    expect(result && headerOf(result, 'location')).toContain('www.amazon.de')
  })

  it('sends an owner who is signed in to the live server, which knows their clicks', async () => {
    const { target, headers = [] } = request('/go/dune', 'DE')
    for (const name of ['everyshelf.session_token', '__Host-everyshelf.session_token']) {
      const cookies = [...headers, `Cookie: a=b; ${name}=token`]
      const [result] = await sendRaw(worker.url, [{ target, headers: cookies }])
      expect(result && headerOf(result, 'x-click')).toBeDefined()
    }
  })

  it('answers nothing that it cannot report: without a secret or an address, the live server does', async () => {
    const without = await start({ secret: null })
    const [result] = await sendRaw(without.url, [request('/go/dune', 'DE')])
    expect(result && headerOf(result, 'x-click')).toBeDefined()
    const [withoutAddress] = await sendRaw(worker.url, [{ target: '/go/dune' }])
    expect(withoutAddress && headerOf(withoutAddress, 'x-click')).toBeDefined()
  })

  it('leaves readers to the live server once that refuses its hits', async () => {
    const wrong = await start({ secret: edgeSecret.toLowerCase() })
    const send = () => sendRaw(wrong.url, [request('/go/dune', 'DE')])
    const [first] = await send()
    expect(first && headerOf(first, 'location')).toContain('www.amazon.de')
    await vi.waitFor(() => expect(wrong.log()).toContain('check EDGE_SECRET'))
    const [second] = await send()
    expect(second && headerOf(second, 'x-click')).toBeDefined()
  })

  it('sends a hit again, unchanged, until the live server has it', async () => {
    const bodies: string[] = []
    const signatures: unknown[] = []
    const origin = await listenOnLoopback(
      createServer(async (incoming, response) => {
        bodies.push(Buffer.concat(await incoming.toArray()).toString())
        signatures.push(incoming.headers['x-edge-signature'])
        response.writeHead(bodies.length < 3 ? 503 : 204).end()
      }),
    )
    close.push(origin.close)
    const retrying = await start({ originUrl: origin.url })
    await sendRaw(retrying.url, [request('/go/dune', 'DE')])
    await vi.waitFor(() => expect(bodies).toHaveLength(3), 10_000)
    const [body = ''] = bodies
    expect(bodies).toEqual([body, body, body])
    expect(signatures).toEqual(Array(3).fill(await signEdgeHits(edgeSecret, body)))
    expect(JSON.parse(body)).toMatchObject({ hits: [{ target: '/go/dune', country: 'DE' }] })
  })

  it('redirects readers while the live server is down, and says so for all else', async () => {
    const alone = await start({ originUrl: 'http://127.0.0.1:1' })
    const responses = await sendRaw(alone.url, [
      request('/go/dune', 'DE'),
      request('/go/unknown', 'DE'),
    ])
    expect(responses.map(({ status }) => status)).toEqual([302, 503])
  })

  it('never carries a tag by a confirmation that its owner has taken back', async () => {
    const alone = await start({ originUrl: 'http://127.0.0.1:1' })
    const targets = ['/go/dunemail', '/go/dunesocial']
    const ask = async (from: Workerd) =>
      (
        await sendRaw(
          from.url,
          targets.map((target) => request(target, 'DE')),
        )
      ).map((result) => String(headerOf(result, 'location')))
    expect(await ask(worker)).toEqual(targets.map(() => expect.stringContaining('tag=ada-21')))
    const untagged = targets.map(() => 'https://www.amazon.de/dp/B00B7NPRY8')
    expect(await ask(alone)).toEqual(untagged)
    await app.outside.db
      .updateTable('user_profile')
      .set({ tagChannels: toJsonText({}) })
      .where('userId', '=', 'user-ada')
      .execute()
    await expect.poll(() => ask(worker), { timeout: 6000 }).toEqual(untagged)
  })

  it('on another host than the live server, sends readers there for all else', async () => {
    const { output } = await exportWorker(app, '--origin', 'https://live.example.org')
    const elsewhere = await start({ script: output })
    const responses = await sendRaw(elsewhere.url, [
      request('/go/unknown?a=b', 'DE'),
      request('/book/9780441172719/universal?link=choosing'),
      request('/go/dune', 'DE'),
    ])
    expect(responses.map((result) => [result.status, headerOf(result, 'location')])).toEqual([
      [307, 'https://live.example.org/go/unknown?a=b'],
      [307, 'https://live.example.org/book/9780441172719/universal?link=choosing'],
      [302, expect.stringContaining('https://www.amazon.de/')],
    ])
  })
})

function describeRow({ id: _id, ...hit }: object & { id: string }): string {
  return JSON.stringify(hit)
}

describe('pnpm export:links --format worker', () => {
  it('writes the same script from both databases, without anything private', async () => {
    const scripts: string[] = []
    for (const kind of ['sqlite', 'postgres', 'sqlite'] as const) {
      const app = await createExportedApp(kind)
      const { exitCode, output, errors } = await exportWorker(app)
      expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
      // The test's own owners have Premium for a number of days from now.
      scripts.push(output.replaceAll(/"premiumUntilMs":\d+/g, ''))
      await app.close()
    }
    expect(scripts[1]).toBe(scripts[0])
    expect(scripts[2]).toBe(scripts[0])
    expect(scripts[0]).toContain(ada)
    const secrets = [
      'user-ada',
      'user-bob',
      'linkada',
      edgeSecret,
      'Signed copies',
      '"tagChannels"',
    ]
    for (const secret of secrets) {
      expect(scripts[0]).not.toContain(secret)
    }
  })

  it('names the size, and refuses an address with a path', async () => {
    const app = await createExportedApp('sqlite')
    const { output } = await exportWorker(app, 'worker.js')
    expect(output).toMatch(/worker\.js: 14 links, 0\.0\d{2} MB compressed of at most 10\.0 MB\.\n/)
    expect(output).toContain('Set EDGE_SECRET in the worker')
    const { exitCode, errors } = await exportWorker(app, '--origin', `${edgeOrigin}/go`)
    expect(exitCode).toBe(64)
    expect(errors).toContain('Enter an address without a path after --origin')
    await app.close()
  })
})
