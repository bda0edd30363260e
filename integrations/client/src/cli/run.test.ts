import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from './run.ts'
import { settingsFile, writeSettings } from './settings.ts'
import type { Shell } from './shell.ts'

const SERVER = 'https://everyshelf.example'
const folder = mkdtempSync(join(tmpdir(), 'everyshelf-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Answers = Readonly<Record<string, (body: unknown) => Response>>

/** A shell whose server answers by method and path. */
function open(answers: Answers = {}, env: Shell['env'] = {}) {
  const printed: string[] = []
  const notes: string[] = []
  const requests: string[] = []
  const shell: Shell = {
    env,
    print: (line) => void printed.push(line),
    note: (line) => void notes.push(line),
    pause: async () => {},
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const name = `${request.method} ${pathname.replace('/api/v1', '')}`
      requests.push(`${name} ${request.headers.get('authorization') ?? ''}`.trim())
      const text = await request.text()
      const answer = answers[name]
      if (!answer) throw new TypeError(`no answer to ${name}`)
      const isImage = request.headers.get('content-type')?.startsWith('image/')
      return answer(isImage ? text : text && JSON.parse(text))
    },
    version: '0.1.0',
    computer: 'ada-laptop',
    configFolder: mkdtempSync(join(folder, 'config-')),
    today: () => '2026-11-30',
  }
  const call = (line: string) => run(line.split(' '), shell)
  return { shell, call, printed, notes, requests }
}

const signIn = ({ shell }: { readonly shell: Shell }) =>
  writeSettings(shell, { server: SERVER, apiKey: 'es_live_a', email: 'ada@example.org' })

const problem = (status: number, code: string) =>
  Response.json({ title: 'Refused', detail: 'Why.', code }, { status })

describe('the stored key', () => {
  test('can be read by its owner only', () => {
    const opened = open()
    signIn(opened)
    const file = settingsFile(opened.shell)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ apiKey: 'es_live_a' })
  })

  test('is never sent to another server, or over an open network', async () => {
    const opened = open()
    signIn(opened)
    expect(await opened.call('whoami --server https://other.example')).toBe(3)
    expect(await opened.call('whoami --server http://everyshelf.example')).toBe(2)
    expect(opened.requests).toEqual([])
    expect(opened.notes[0]).toContain('everyshelf login --server https://other.example')
  })

  test('gives way to the one of the environment', async () => {
    const key = { name: 'CI', ending: 'jyrI', scopes: ['links:read'], expiresAt: null }
    const env = { EVERYSHELF_API_KEY: 'es_live_ci', EVERYSHELF_SERVER: 'everyshelf.example' }
    const opened = open({ 'GET /key': () => Response.json({ ...key, isPremium: true }) }, env)
    signIn(opened)
    expect(await opened.call('whoami')).toBe(0)
    expect(opened.requests).toEqual(['GET /key Bearer es_live_ci'])
    expect(opened.printed.join('\n')).not.toContain('ada@example.org')
    expect(opened.printed).toContain('Plan     Premium')
  })
})

describe('other lists', () => {
  test('of labels, series, and webhooks are tables, or JSON', async () => {
    const label = { id: 'l1', name: 'Spring', color: 'red', links: 3 }
    const series = { id: 's1', name: 'Salt', bookCount: 2, isPublished: true }
    const hook = { id: 'w1', url: 'https://a.example', state: 'active', events: ['link.created'] }
    const opened = open({
      'GET /labels': () => Response.json({ data: [label] }),
      'GET /series': () => Response.json({ data: [series] }),
      'GET /webhooks': () => Response.json({ data: [hook] }),
    })
    signIn(opened)
    for (const list of ['labels', 'series', 'webhooks']) {
      expect(await opened.call(`${list} list`)).toBe(0)
    }
    expect(opened.printed.filter((_, at) => at % 2 === 1)).toEqual([
      'l1  Spring  red        3',
      's1  Salt        2  yes',
      'w1  https://a.example  active  link.created',
    ])
    expect(await opened.call('labels list --json')).toBe(0)
    expect(JSON.parse(opened.printed.at(-1) ?? '')).toEqual([label])
  })

  test('of earnings end with their total', async () => {
    const opened = open({
      'GET /earnings': () =>
        Response.json({
          currency: 'EUR',
          totals: { amount: '3.50' },
          data: [{ value: '2026-11-30', amount: '3.50' }],
        }),
    })
    signIn(opened)
    expect(await opened.call('earnings')).toBe(0)
    expect(opened.printed).toEqual(['day         EUR', '2026-11-30  3.50', 'Total       3.50'])
  })

  test('of hits are printed line by line', async () => {
    const opened = open({
      'GET /clicks/export': () => new Response('\uFEFFday,hour\r\n2026-11-30,7\r\n'),
    })
    signIn(opened)
    expect(await opened.call('export')).toBe(0)
    expect(opened.printed).toEqual(['\uFEFFday,hour', '2026-11-30,7'])
  })
})

describe('webhooks listen', () => {
  const delivery = (id: string) => ({ id, createdAt: `2026-11-30T00:00:0${id.at(-1)}.000Z` })
  const body = '{"type":"test"}'
  const secret = `whsec_${Buffer.from('0123456789abcdef').toString('base64')}`

  /** The server gets one more delivery each time it is asked. */
  function openWithDeliveries() {
    const deliveries = [delivery('d1')]
    const received: unknown[] = []
    const opened = open({
      'GET /webhooks': () => Response.json({ data: [{ id: 'w1' }] }),
      'GET /webhooks/w1/deliveries': () => {
        const answer = Response.json({ data: deliveries.toReversed(), next: null })
        deliveries.push(delivery(`d${deliveries.length + 1}`))
        return answer
      },
      'GET /webhook-deliveries/d2': () =>
        Response.json({
          type: 'webhook.test',
          eventId: 'evt_2',
          request: { headers: { 'webhook-id': 'evt_2' }, body },
        }),
      'POST /hook': (sent) => {
        received.push(sent)
        return new Response(null, { status: 204 })
      },
    })
    signIn(opened)
    return { ...opened, received }
  }

  test('forwards events that are new, signed with its secret', async () => {
    const opened = openWithDeliveries()
    const headers: Headers[] = []
    const { fetch } = opened.shell
    Object.assign(opened.shell, {
      fetch: (input: string, init: RequestInit) => {
        if (input.endsWith('/hook')) headers.push(new Headers(init.headers))
        return fetch(input, init)
      },
    })
    const line = `webhooks listen --forward http://localhost:4000/hook --count 1 --secret ${secret}`
    expect(await opened.call(line)).toBe(0)
    expect(opened.printed).toEqual(['webhook.test\tevt_2\t204'])
    expect(opened.received).toEqual([{ type: 'test' }])
    const [sent] = headers
    const signed = `evt_2.${sent?.get('webhook-timestamp')}.${body}`
    const expected = createHmac('sha256', '0123456789abcdef').update(signed).digest('base64')
    expect(sent?.get('webhook-signature')).toBe(`v1,${expected}`)
    expect(sent?.get('webhook-id')).toBe('evt_2')
  })

  test('needs a URL and a webhook', async () => {
    const opened = open({ 'GET /webhooks': () => Response.json({ data: [] }) })
    signIn(opened)
    expect(await opened.call('webhooks listen')).toBe(2)
    expect(await opened.call('webhooks listen --forward localhost:4000')).toBe(2)
    expect(await opened.call('webhooks listen --forward http://localhost:4000')).toBe(2)
    expect(opened.notes.join()).toContain('Create a webhook first')
  })
})

describe('login', () => {
  test('waits for the approval, and revokes the earlier key', async () => {
    const code = {
      device_code: 'd',
      user_code: 'BCDFGHJK',
      verification_uri: `${SERVER}/connect`,
    }
    const answers = [
      problem(400, ''),
      Response.json({ error: 'slow_down' }, { status: 429 }),
      Response.json({ access_token: 'es_live_b', email: 'ada@example.org' }),
    ]
    const opened = open({
      'POST /api/auth/device/code': (body) => {
        expect(body).toEqual({
          client_id: 'everyshelf-cli',
          scope: 'books:read links:read links:write clicks:read',
        })
        return Response.json(code)
      },
      'POST /api/auth/device/token': () => answers.shift() ?? problem(400, ''),
      'DELETE /key': () => Response.json({ revoked: true }),
    })
    signIn(opened)
    expect(await opened.call('login')).toBe(0)
    expect(opened.notes.join('\n')).toContain(`${SERVER}/connect\n  Code: BCDF-GHJK`)
    expect(opened.printed).toEqual([`Signed in to ${SERVER} as ada@example.org.`])
    expect(opened.requests.at(-1)).toBe('DELETE /key Bearer es_live_a')
    expect(readFileSync(settingsFile(opened.shell), 'utf8')).toContain('es_live_b')
  })

  test.each([
    ['access_denied', 'The request was denied.'],
    ['expired_token', 'The code has expired. Run the command again.'],
  ])('ends after %s', async (error, text) => {
    const opened = open({
      'POST /api/auth/device/code': () => Response.json({ user_code: 'BCDFGHJK' }),
      'POST /api/auth/device/token': () => Response.json({ error }, { status: 400 }),
    })
    expect(await opened.call(`login --server ${SERVER}`)).toBe(1)
    expect(opened.notes.at(-1)).toBe(text)
  })
})

test('login ends when the code has expired, whatever the server answers', async () => {
  const opened = open({
    'POST /api/auth/device/code': () => Response.json({ user_code: 'BCDFGHJK', expires_in: 20 }),
    'POST /api/auth/device/token': () => Response.json({ error: 'other' }, { status: 400 }),
  })
  expect(await opened.call(`login --server ${SERVER}`)).toBe(1)
  expect(opened.notes.at(-1)).toBe('The code has expired. Run the command again.')
})

describe('logout', () => {
  test('forgets the key even if the server is away, and says so', async () => {
    const opened = open()
    signIn(opened)
    expect(await opened.call('logout')).toBe(1)
    expect(opened.notes.at(-1)).toBe('The server did not respond. Revoke the key in My Account.')
    expect(await opened.call('logout')).toBe(0)
    expect(opened.printed).toEqual(['Not signed in.'])
  })
})

test('links create sends what the options say of the book', async () => {
  const bodies: unknown[] = []
  const opened = open({
    'POST /links': (body) => {
      bodies.push(body)
      return Response.json({ id: 'l1', url: `${SERVER}/go/dune`, title: 'Dune' }, { status: 201 })
    },
  })
  signIn(opened)
  const options = '--title Dune --author Frank --author Herbert --slug dune --note Spring'
  expect(await opened.call(`links create 9780441172719 ${options}`)).toBe(0)
  expect(bodies).toEqual([
    {
      book: '9780441172719',
      title: 'Dune',
      authors: ['Frank', 'Herbert'],
      slug: 'dune',
      note: 'Spring',
    },
  ])
  expect(opened.printed).toEqual([`${SERVER}/go/dune`])
})

test('links create uploads a cover, and refuses a file that is no image before it creates a link', async () => {
  const cover = join(folder, 'cover.png')
  writeFileSync(cover, 'image')
  const uploaded: unknown[] = []
  const opened = open({
    'POST /links': () => Response.json({ id: 'l1', url: `${SERVER}/go/a`, title: 'A' }),
    'PUT /links/l1/cover': (body) => {
      uploaded.push(body)
      return Response.json({})
    },
  })
  signIn(opened)
  expect(await opened.call('links create 9780441172719 --cover cover.pdf')).toBe(2)
  expect(await opened.call('links create 9780441172719 --cover none.png')).toBe(2)
  expect(opened.requests).toEqual([])
  expect(await opened.call(`links create 9780441172719 --cover ${cover}`)).toBe(0)
  expect(opened.requests.map((request) => request.split(' Bearer')[0])).toEqual([
    'POST /links',
    'PUT /links/l1/cover',
  ])
  expect(uploaded).toEqual(['image'])
})

describe('links import', () => {
  test('stops when the server accepts no more, and says how to continue', async () => {
    const link = { url: `${SERVER}/go/a`, title: 'A' }
    const file = join(folder, 'books.csv')
    writeFileSync(file, 'isbn\n9780143127741\n9780441172719\nx\n9780261103252\n')
    const refuse = (code: string) => ({ link: null, problem: { title: 'No', detail: 'Why', code } })
    const opened = open({
      'POST /links/batch': (body) => {
        const { links } = body as { links: readonly { book: string }[] }
        const all = [
          { link, problem: null },
          refuse('link-already-saved'),
          refuse('invalid-identifier'),
          refuse('rate-limited'),
        ]
        const results = all.slice(4 - links.length)
        const headers = { 'retry-after': '3600' }
        return Response.json({ code: 'rate-limited', results }, { status: 429, headers })
      },
    })
    signIn(opened)
    expect(await opened.call(`links import ${file}`)).toBe(1)
    expect(opened.printed).toEqual([
      `2\t9780143127741\t${SERVER}/go/a`,
      '3\t9780441172719\talready saved',
      '4\tx\tfailed: No: Why',
    ])
    expect(opened.notes).toContain('1 created, 1 already saved, 1 failed')
    expect(opened.notes.at(-1)).toContain(
      `everyshelf links import ${JSON.stringify(file)} --start 5`,
    )
    opened.printed.length = 0
    expect(await opened.call(`links import ${file} --start 5 --json`)).toBe(1)
    expect(opened.printed).toEqual(['[]'])
  })
})

describe('a command', () => {
  test.each([
    ['', 2],
    ['nothing', 2],
    ['links', 2],
    ['links create', 2],
    ['links create a b', 2],
    ['clicks --unknown', 2],
    ['links import missing.csv', 2],
    ['links create a', 2],
    ['--help', 0],
    ['--version', 0],
    ['links create --help', 0],
  ])('%j ends with %i', async (line, code) => {
    expect(await open().call(line)).toBe(code)
  })

  test('says what the server refused, and where the key is wrong', async () => {
    const refused = open({ 'GET /clicks': () => problem(403, 'premium-required-to-analyze') })
    signIn(refused)
    expect(await refused.call('clicks --group country')).toBe(1)
    expect(refused.notes).toEqual(['Refused: Why.'])
    const revoked = open({ 'GET /clicks/summary': () => problem(401, 'invalid-api-key') })
    signIn(revoked)
    expect(await revoked.call('clicks')).toBe(3)
  })
})
