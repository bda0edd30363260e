import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let api: ApiClient
let link = ''

beforeAll(async () => {
  app = await createTestApp({ accountLimits: relaxedAccountLimits })
  const owner = await signIn(app)
  await setPremium(app, true)
  api = createApiClient(app, await createKey(owner))
  link = (await owner.trpc.links.save.mutate({ isbn: '9780143127741' })).id
}, 60_000)
afterAll(() => app.close())

const long = 'x'.repeat(2000)

describe('a refused request names the field and the rule', () => {
  it.each([
    ['/clicks?from=2026-11-10&to=2026-11-01', 'to', 'is before `from`'],
    ['/clicks?from=2026-02-30&to=2026-03-01', 'from', 'must be a day, such as `2026-11-21`'],
    ['/clicks?from=2020-11-10&to=2026-11-10', 'to', 'must be at most 799 days after `from`'],
    ['/clicks?from=2026-11-10', 'to', 'is required'],
    ['/clicks/export?from=2026-11-10&to=2026-11-01', 'to', 'is before `from`'],
    ['/earnings?from=2026-11-10&to=2026-11-01', 'to', 'is before `from`'],
    ['/links?unknown=1', 'unknown', 'is an unknown parameter'],
    ['/links?limit=0', 'limit', 'must be at least 1'],
    ['/links?limit=x', 'limit', 'must be a number'],
    ['/links?order=up', 'order', 'must be one of: asc, desc'],
  ])('%s', async (path, field, rule) => {
    expect((await api(path)).json).toMatchObject({
      status: 400,
      code: 'invalid-input',
      detail: `\`${field}\` ${rule}.`,
      details: { field, rule },
    })
  })

  it.each([
    ['POST', '/labels', { name: long, color: 'red' }, 'name', 'must have at most 40 characters'],
    ['POST', '/labels', { name: ' ', color: 'red' }, 'name', 'must have at least 1 character'],
    ['POST', '/labels', { name: 'a,b', color: 'red' }, 'name', 'must have no comma or semicolon'],
    ['POST', '/labels', { color: 'red' }, 'name', 'is required'],
    ['POST', '/labels', { name: 1, color: 'red' }, 'name', 'must be text'],
    ['POST', '/links/batch', { links: [] }, 'links', 'must have at least 1 item'],
    [
      'POST',
      '/links/batch',
      { links: [{ book: '' }] },
      'links.0.book',
      'must have at least 1 character',
    ],
    ['PATCH', '/links/{}', { note: long }, 'note', 'must have at most 500 characters'],
    [
      'PATCH',
      '/links/{}/details',
      { language: 'xx' },
      'language',
      'must be an ISO 639-1 code, such as `en`',
    ],
    [
      'PATCH',
      '/links/{}/details',
      { publishedOn: 'soon' },
      'publishedOn',
      'must be a year, a month, or a day, such as `2026-11-21`',
    ],
    [
      'PATCH',
      '/links/{}/settings',
      { rules: [{ countries: [], target: { kind: 'page' } }] },
      'rules.0.countries',
      'must have at least 1 item',
    ],
    [
      'PATCH',
      '/links/{}/settings',
      { matchLanguage: 'yes' },
      'matchLanguage',
      'must be true or false',
    ],
    [
      'PATCH',
      '/links/{}/settings',
      { editions: [{ format: 'paperback', identifier: '9780439708180', notSoldIn: [] }] },
      'editions',
      'must have the own book of the link',
    ],
    [
      'POST',
      '/webhooks',
      { url: 'https://hooks.example.org/in', events: [] },
      'events',
      'must have at least 1 item',
    ],
  ])('%s %s %j', async (method, path, body, field, rule) => {
    const response = await api(path.replace('{}', link), { method, body })
    expect(response.json).toMatchObject({
      status: 400,
      code: 'invalid-input',
      detail: `\`${field}\` ${rule}.`,
      details: { field, rule },
    })
  })

  it('also when the whole body is wrong', async () => {
    const response = await api('/labels', { method: 'POST', body: [] })
    expect(response.json).toMatchObject({
      detail: 'The body must be an object.',
      details: { rule: 'must be an object' },
    })
    const broken = await api('/labels', { method: 'POST', body: '{' })
    expect(broken.json).toMatchObject({ detail: 'The body must be JSON.' })
  })
})

describe('an ID that no row has', () => {
  it.each([
    ['GET', '/links/missing'],
    ['GET', '/links/UPPER'],
    ['GET', `/links/${'a'.repeat(300)}`],
    ['GET', '/series/0'],
    ['GET', '/webhook-deliveries/none'],
    ['DELETE', '/labels/missing'],
    ['PUT', '/links/{}/channels/nowhere'],
  ])('%s %s is not found', async (method, path) => {
    const response = await api(path.replace('{}', link), { method })
    expect(response.json).toMatchObject({ status: 404, code: 'not-found' })
  })
})

it('a name with an address is refused with its own code and field', async () => {
  const title = 'Dune, free at t.me/pills'
  const body = { links: [{ book: '9780441172719', title }] }
  expect((await api('/links/batch', { method: 'POST', body })).json).toMatchObject({
    status: 400,
    code: 'address-in-name',
    detail: 'Titles and names can’t contain web or email addresses.',
    details: { field: 'links.0.title' },
  })
})
