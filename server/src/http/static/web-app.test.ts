import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRaw, statusOf } from '../../testing/raw-request.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PAGE = '<!doctype html><title>Everyshelf</title>'
const ABOUT = '<!doctype html><link rel="canonical" href="https://everyshelf.invalid/about">'
const MANAGEMENT = '<!doctype html><title>Link management</title>'
const SCRIPT = 'console.log("hello")'.repeat(20)

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'everyshelf-web-'))
  mkdirSync(join(folder, 'assets', '.git'), { recursive: true })
  mkdirSync(join(folder, 'fonts'))
  mkdirSync(join(folder, 'pages', 'link-management'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'paths.json': '{"paths":["/","/home","/universal-links/:linkId","/link-management/:linkId"]}',
    'pages/about.html': ABOUT,
    'pages/link-management/linkId.html': MANAGEMENT,
    'pages/robots.txt': 'Sitemap: https://everyshelf.invalid/x',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'fonts/young-serif-latin-400-normal.woff2': 'font',
    'assets/app-1a2b3c.js': SCRIPT,
    'assets/app-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c.js.gz': gzipSync(SCRIPT),
    'assets/app-1a2b3c.js.map': '{"sources":["secret.ts"]}',
    'assets/.env': 'SECRET=1',
    'assets/.git/config': 'secret',
    'everyshelf.db': 'secret',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  app = await createTestApp({
    webFolder: folder,
    config: { publicUrl: 'https://books.example.org' },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })
}

describe('pages', () => {
  it.each(['/', '/home', '/home/', '/home?success=true', '/universal-links/link-7'])(
    'answers the page %s with 200',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(PAGE)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('answers a signed-in page of any link with its one prerendered page', async () => {
    for (const path of ['/link-management/link-7', '/link-management/link-8/?tab=1']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(MANAGEMENT)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await get('/link-management')).status).toBe(404)
    expect(await (await get('/ab:out')).text()).toBe(PAGE)
  })

  it.each(['/nowhere', '/book/9780143127741', '/privacy-of-mine', '/index.html'])(
    'shows the app at %s with 404, for its not-found page',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(PAGE)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('sends nothing again that the browser has', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/home', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('answers HEAD without a body and other methods not at all', async () => {
    const head = await fetch(`${app.url}/home`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(PAGE.length))
    expect((await fetch(`${app.url}/home`, { method: 'POST' })).status).toBe(404)
  })
})

describe('files', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null],
  ])('serves %s as %s, cacheable for a year', async (accepted, encoding) => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(SCRIPT)
  })

  it('makes browsers revalidate a file whose name has no hash', async () => {
    const response = await get('/favicon.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('lets browsers cache a font for a month, because its name has no hash', async () => {
    const response = await get('/fonts/young-serif-latin-400-normal.woff2')
    expect(response.headers.get('content-type')).toBe('font/woff2')
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
  })

  it('does not answer a page for a script that is gone', async () => {
    const response = await get('/assets/app-older.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/plain')
  })

  it.each([
    '/assets/app-1a2b3c.js.map',
    '/assets/.env',
    '/assets/.git/config',
    '/everyshelf.db',
    '/paths.json',
    '/assets/app-1a2b3c.js.br',
    '/../server/package.json',
    '/assets/../../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc%5cpasswd',
    '/assets/app-1a2b3c.js%00.css',
    '//etc/passwd',
    '/%c0%ae%c0%ae/etc/passwd',
  ])('S68 does not serve %s', async (path) => {
    const response = await sendRaw(
      app.url,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect([400, 404]).toContain(statusOf(response))
    expect(response).not.toMatch(/secret|root:|"name"/i)
  })
})

describe('prerendered pages', () => {
  it.each([
    ['/about', 200, 'text/html; charset=utf-8', ABOUT],
    ['/about/', 200, 'text/html; charset=utf-8', ABOUT],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'Sitemap: https://everyshelf.invalid/x'],
  ])('answers %s with its words and its own address', async (path, status, type, text) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await get(path, { 'accept-encoding': encoding })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      )
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe(
        text.replace('https://everyshelf.invalid', 'https://books.example.org'),
      )
    }
  })

  it('sends one again only when it has changed', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? ''
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304)
    const response = await get('/about', { 'if-none-match': etag, 'accept-encoding': 'br' })
    expect(response.status).toBe(200)
  })

  it.each(['/pages/about.html', '/pages/robots.txt', '/about.html'])(
    'has no second address %s for one',
    async (path) => expect((await get(path)).status).toBe(404),
  )
})

describe('without a built web app', () => {
  it('says so without the path where it looked', async () => {
    const bare = await createTestApp()
    const response = await fetch(`${bare.url}/home`)
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/^Temporarily unavailable\. /)
    await bare.close()
  })
})
