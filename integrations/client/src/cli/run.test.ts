import { createHmac } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { settingsFile } from './settings.ts'
import { folder, open, problem, removeFolder, SERVER, signIn } from './testing.ts'

afterAll(removeFolder)

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
        const response = Response.json({ data: deliveries.toReversed(), next: null })
        deliveries.push(delivery(`d${deliveries.length + 1}`))
        return response
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
    const responses = [
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
      'POST /api/auth/device/token': () => responses.shift() ?? problem(400, ''),
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

describe('links import', () => {
  const sample = { id: 'move1', state: 'moving', rows: 2, done: 0, counts: {} }
  const counts = { create: 1, restore: 0, add: 0, skip: 1 }
  const rowOf = (line: number, more: object) => ({
    ...{ line, book: null, target: '', action: 'create', slug: null, problem: null, url: null },
    ...more,
  })

  test('sends a file in parts, waits for the server, and prints what became of each row', async () => {
    const file = join(folder, 'books.csv')
    const books = Array.from({ length: 101 }, (_, at) => `B0${String(at).padStart(8, '0')}`)
    writeFileSync(file, `isbn,note,title\n${books.join(',Gift,Dune\n')},,Emma\nB000000000,,\n`)
    const sent: unknown[] = []
    const states = ['moving', 'looking-up', 'looking-up'].map((state, done) => ({
      ...sample,
      state,
      done,
    }))
    const opened = open({
      'POST /imports': (body) => {
        sent.push(body)
        return Response.json({ ...sample, skippedLines: [] }, { status: 201 })
      },
      'POST /imports/move1/rows': (body) => {
        sent.push(body)
        return Response.json(sample)
      },
      'GET /imports/move1': () => Response.json({ ...states.shift(), counts }),
      'GET /imports/move1/rows': () =>
        Response.json({
          data: [
            rowOf(2, { book: books[0], url: `${SERVER}/go/a` }),
            rowOf(3, { book: books[1], action: 'add', url: `${SERVER}/go/b` }),
            rowOf(4, { action: 'skip', problem: 'not-a-book' }),
          ],
          next: null,
        }),
    })
    signIn(opened)
    expect(await opened.call(`links import ${file}`)).toBe(1)
    expect(sent).toMatchObject([
      {
        fileName: 'books.csv',
        service: 'list',
        moreRows: 1,
        rows: { length: 100, 0: { book: books[0], note: 'Gift', title: 'Dune' } },
      },
      { from: 100, rows: [{ book: books[100], line: 102 }] },
    ])
    expect(opened.printed).toEqual([
      `2\t${books[0]}\t${SERVER}/go/a`,
      `3\t${books[1]}\talready saved`,
      `4\t${books[2]}\tfailed: Skipped. We found no book at its destination.`,
    ])
    expect(opened.notes).toEqual([
      'Line 103: This book is in an earlier line.',
      'Sent 101 of 101 rows',
      'The server goes on without this command. To undo: everyshelf links import --undo move1',
      ...['0 of 2 rows done', '1 of 2 rows done', '2 of 2 rows done'],
      '1 new link · 1 skipped',
    ])
  })

  test('takes an import back', async () => {
    const opened = open({
      'POST /imports/move1/undo': () => Response.json({ ...sample, state: 'undoing' }),
      'GET /imports/move1': () => Response.json({ ...sample, state: 'undone', done: 2 }),
    })
    signIn(opened)
    expect(await opened.call('links import --undo move1')).toBe(0)
    expect(await opened.call('links import --undo move1 books.csv')).toBe(2)
  })

  test('refuses a file without books, and the export of an account', async () => {
    const opened = open()
    for (const [text, reason] of [
      [' ', 'The file is empty.'],
      [
        '{"version":1,"exportedAt":"2026-11-20T09:00:00.000Z","tables":{"saved_link":[]}}',
        'Restore it',
      ],
    ] as const) {
      const file = join(folder, 'other.txt')
      writeFileSync(file, text)
      expect(await opened.call(`links import ${file}`)).toBe(2)
      expect(opened.notes.at(-1)).toContain(reason)
    }
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
