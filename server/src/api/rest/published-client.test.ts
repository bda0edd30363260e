import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountClient, ada, signIn } from '../../testing/account-client.ts'
import { relaxedAccountLimits, setPremium } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** An author's program that uses only the package. */
const CONSUMER = `
import { ApiError, createClient, type Link } from 'everyshelf'

const client = createClient({ server: 'https://everyshelf.example', apiKey: 'es_live_x' })
const link: Link = await client.createLink({ body: { book: '9780143127741' } })
const { data, response } = await client.call('getLink', { path: { id: link.id } })
const etag: string | null = response.headers.get('etag')
await client.updateLink({ path: { id: data.id }, body: { note: 'a' }, headers: { 'if-match': etag ?? '' } })
for await (const { url } of client.listAll('listLinks')) url.toUpperCase()
const stream: ReadableStream<Uint8Array> = await client.exportClicks({
  query: { from: '2026-11-01', to: '2026-11-02', format: 'ndjson' },
})
const code: string = new ApiError(new Response(stream), {}).code
// @ts-expect-error a link needs an ID
await client.getLink()
// @ts-expect-error no such group
await client.getClicks({ query: { from: code, to: code, group: 'planet' } })
// @ts-expect-error labels have no pages
client.listAll('listLabels')
`

describe('the package that a server offers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-published-'))
  const config = join(folder, 'config')
  const home = join(folder, 'home')
  let app: TestApp
  let owner: AccountClient

  beforeAll(async () => {
    mkdirSync(home)
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }')
    const webFolder = join(folder, 'web')
    const served = join(webFolder, 'developers')
    mkdirSync(served, { recursive: true })
    await execute('npm', ['pack', '--silent', '--pack-destination', served], {
      cwd: join(root, 'integrations', 'client'),
    })
    const [file = ''] = readdirSync(served)
    renameSync(join(served, file), join(served, 'everyshelf.tgz'))
    app = await createTestApp({ accountLimits: relaxedAccountLimits, webFolder })
    owner = await signIn(app, ada)
    const noNetwork = ['--registry', 'http://127.0.0.1:9/', '--cache', join(folder, 'cache')]
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--silent']
    const address = `${app.url}/developers/everyshelf.tgz`
    await execute('npm', ['install', ...quiet, ...noNetwork, address], { cwd: home })
  }, 120_000)
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const program = join(home, 'node_modules', '.bin', 'everyshelf')
  const env = { ...process.env, XDG_CONFIG_HOME: config }

  function start(args: readonly string[]) {
    const child = spawn(process.execPath, [program, ...args], { cwd: home, env })
    const seen = { out: '', notes: '' }
    child.stdout.on('data', (part: Buffer) => {
      seen.out += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      seen.notes += part.toString()
    })
    return { child, seen, end: once(child, 'close').then(([code]) => code as number) }
  }

  async function everyshelf(...args: readonly string[]) {
    const { child, seen, end } = start(args)
    child.stdin.end()
    return { code: await end, out: seen.out.trim(), notes: seen.notes }
  }

  /** Approves what the program prints, as its user would, and presses Enter. */
  async function login(): Promise<number> {
    const { child, seen, end } = start(['login', '--server', app.url])
    while (!/Code: [A-Z-]{9}/.test(seen.notes)) await once(child.stderr, 'data')
    const [, userCode = ''] = /Code: ([A-Z-]{9})/.exec(seen.notes) ?? []
    await owner.trpc.devices.approve.mutate({ userCode })
    child.stdin.end('\n')
    const code = await end
    expect(seen.out.trim()).toBe(`Signed in to ${app.url} as ${ada.email}.`)
    return code
  }

  it('needs no other package, and contains no tests', () => {
    expect(readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
      ['everyshelf'],
    )
    const files = readdirSync(join(home, 'node_modules', 'everyshelf'), { recursive: true })
    expect(files).toContain('README.md')
    expect(files).toContain('LICENSE')
    expect(files.filter((name) => /\.test\.|\.map$|(?<!\.d)\.ts$/.test(String(name)))).toEqual([])
  })

  it('has the types of every endpoint', async () => {
    const file = join(home, 'consumer.ts')
    writeFileSync(file, CONSUMER)
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext']
    const libraries = ['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', '']
    const tsc = join(root, 'node_modules', '.bin', 'tsc')
    const checked = execute(tsc, [...options, ...libraries, file], { cwd: home })
    const output = await checked.then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    )
    expect(output).toBe('')
  })

  it('S57 signs in, creates, imports, lists, counts, and signs out', {
    timeout: 60_000,
  }, async () => {
    expect((await everyshelf('whoami', '--server', app.url)).code).toBe(3)
    expect(await login()).toBe(0)
    expect(statSync(join(config, 'everyshelf', 'config.json')).mode & 0o777).toBe(0o600)
    const who = JSON.parse((await everyshelf('whoami', '--json')).out) as object
    expect(who).toMatchObject({
      server: app.url,
      email: ada.email,
      isPremium: false,
      scopes: ['books:read', 'links:read', 'links:write', 'clicks:read'],
    })

    const created = await everyshelf('links', 'create', '9780143127741')
    expect(created.out).toMatch(/\/go\/[a-z0-9]{7}$/)
    expect(created.notes).toContain('Created: ')
    const again = await everyshelf('links', 'create', '978-0-14-312774-1')
    expect([again.code, again.out]).toEqual([0, created.out])
    const mail = await everyshelf('links', 'create', '9780143127741', '--channel', 'mail')
    expect(mail.out).toMatch(/\/go\/[a-z0-9]{7}-newsletter$/)
    expect(mail.out).not.toBe(created.out)

    writeFileSync(join(home, 'books.csv'), 'isbn;note\n9780143127741;\n9780441172719;Gift\n12;\n')
    const imported = await everyshelf('links', 'import', 'books.csv')
    const lines = imported.out.split('\n').map((line) => line.split('\t'))
    expect(imported.code).toBe(1)
    expect(lines.map(([row, book]) => [row, book])).toEqual([
      ['2', '9780143127741'],
      ['3', '9780441172719'],
      ['4', '12'],
    ])
    expect(lines.map(([, , outcome = '']) => outcome.replace(/:? .*|.*\/go\/.*/, ''))).toEqual([
      'already',
      '',
      'failed',
    ])
    const listed = JSON.parse((await everyshelf('links', 'list', '--json')).out) as object[]
    expect(listed).toMatchObject([
      { identifier: '9780441172719', note: 'Gift' },
      { identifier: '9780143127741' },
    ])
    expect((await everyshelf('links', 'list')).out.split('\n')).toHaveLength(3)

    const summary = JSON.parse((await everyshelf('clicks', '--json')).out) as { days: object[] }
    expect(summary.days).toHaveLength(30)
    const refused = await everyshelf('clicks', '--group', 'link')
    expect([refused.code, refused.out]).toEqual([1, ''])
    await setPremium(app, true)
    const byLink = await everyshelf('clicks', '--group', 'link', '--json')
    expect(JSON.parse(byLink.out)).toMatchObject({ group: 'link', totals: { clicks: 0 } })

    const [key] = await owner.trpc.apiKeys.list.query()
    expect(key?.name).toMatch(/^Command line on /)
    expect((await everyshelf('logout')).out).toBe(`Signed out of ${app.url}.`)
    expect(await owner.trpc.apiKeys.list.query()).toEqual([])
    expect((await everyshelf('whoami', '--server', app.url)).code).toBe(3)
  })

  it('is a client in a few lines', async () => {
    const { key } = await owner.trpc.apiKeys.create.mutate({
      name: 'Script',
      scopes: ['links:read'],
    })
    const script = `
      import { createClient } from 'everyshelf'
      const client = createClient({ server: '${app.url}', apiKey: '${key}' })
      for await (const link of client.listAll('listLinks', { query: { limit: 1 } })) console.log(link.identifier)
      await client.createLink({ body: { book: '1' } }).catch(({ code, status }) => console.log(status, code))`
    const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], {
      cwd: home,
    })
    expect(stdout.trim().split('\n')).toEqual([
      '9780441172719',
      '9780143127741',
      '403 missing-scope',
    ])
  })
})
