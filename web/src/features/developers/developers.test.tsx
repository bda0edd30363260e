import { createHmac } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useFakeAuth } from '../../testing/fake-auth.ts'
import { openPage } from '../../testing/render-page.tsx'
import { buildCurl, buildTarget, exampleValues } from './build-request.ts'
import { listEndpointGroups, listErrors } from './openapi-document.ts'
import { VERIFY_BY_HAND } from './webhook-code.ts'

const ORIGIN = 'https://everyshelf.example'
const endpoints = listEndpointGroups(ORIGIN).flatMap((group) => group.endpoints)

function endpoint(id: string) {
  const found = endpoints.find((one) => one.id === id)
  if (!found) throw new TypeError(id)
  return found
}

describe('the document', () => {
  test('gives every endpoint its fields and its example', () => {
    expect(endpoints.length).toBeGreaterThan(25)
    expect(endpoint('updateLink').fields.map(({ name, place }) => `${place} ${name}`)).toEqual([
      'path id',
      'header if-match',
      'body labels',
      'body note',
    ])
    const { fields } = exampleValues(endpoint('updateLink'))
    expect(fields.id).toBe('k7m2n9p4q8r6s3t5u1v0')
    expect(endpoint('createLink').response).toContain(`"url": "${ORIGIN}/go/`)
    expect(JSON.stringify(endpoints)).not.toContain('everyshelf.invalid')
  })

  test('lists each error once', () => {
    const codes = listErrors().map(({ code }) => code)
    expect(codes).toContain('link-limit-reached')
    expect(new Set(codes).size).toBe(codes.length)
  })
})

describe('a request', () => {
  test('has its values in the path and the query', () => {
    const values = { fields: { id: 'a/b', country: 'DE', language: '' }, body: '' }
    expect(buildTarget(endpoint('getRoute'), values)).toBe('/api/v1/links/a%2Fb/route?country=DE')
  })

  test('can be pasted into a shell', () => {
    const create = endpoint('createLink')
    const values = { ...exampleValues(create), body: '{"note":"It\'s"}' }
    expect(buildCurl(ORIGIN, create, values)).toBe(
      [
        `curl '${ORIGIN}/api/v1/links' \\`,
        '  --request POST \\',
        '  --header \'Authorization: Bearer \'"$EVERYSHELF_KEY" \\',
        "  --header 'content-type: application/json' \\",
        "  --data '{\"note\":\"It'\\''s\"}'",
      ].join('\n'),
    )
  })
})

test('a request with an image sends the file', () => {
  const set = endpoint('setCover')
  const values = { fields: { id: 'abc' }, body: '' }
  expect(buildCurl(ORIGIN, set, values)).toBe(
    [
      `curl '${ORIGIN}/api/v1/links/abc/cover' \\`,
      '  --request PUT \\',
      '  --header \'Authorization: Bearer \'"$EVERYSHELF_KEY" \\',
      "  --header 'content-type: image/jpeg' \\",
      "  --data-binary '@cover.jpg'",
    ].join('\n'),
  )
})

test('the code that checks a signature by hand accepts ours and no other', async () => {
  const source = `${VERIFY_BY_HAND}\nexport { isFromEveryshelf }`
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as { isFromEveryshelf: (secret: string, headers: object, body: string) => boolean }
  const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', '0123456789abcdef0123456789abcdef')
    .update(`evt_1.${timestamp}.{}`)
    .digest('base64')
  const headers = {
    'webhook-id': 'evt_1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,b3RoZXI= v1,${signature}`,
  }
  expect(module.isFromEveryshelf(secret, headers, '{}')).toBe(true)
  expect(module.isFromEveryshelf(secret, headers, '{} ')).toBe(false)
  const late = { ...headers, 'webhook-timestamp': String(Number(timestamp) - 301) }
  expect(module.isFromEveryshelf(secret, late, '{}')).toBe(false)
})

test('the first section links to the page that moves links from other services', async () => {
  useFakeAuth()
  await openPage('/developers')
  const title = await screen.findByRole('heading', { name: 'Start' })
  const link = within(title.closest('section') as HTMLElement).getByText('Import them')
  expect(link.getAttribute('href')).toBe('/dashboard/move')
})

test('every section has a link beside it, and each definition follows its term', async () => {
  useFakeAuth()
  await openPage('/developers')
  const links = await screen.findByRole('navigation', { name: 'Sections of this page' })
  const titles = within(links)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  const page = links.closest('article') as HTMLElement
  const sections = [...page.querySelectorAll('section')]
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual(titles)
  for (const link of within(links).getAllByRole('link')) {
    expect(page.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION')
  }
  const rows = [...page.querySelectorAll('dl > div')]
  const wrong = rows.filter((row) => !/^DT(?:,DD)+$/.test([...row.children].map(tagName).join()))
  expect(rows.length).toBeGreaterThan(50)
  expect(wrong.map(({ textContent }) => textContent)).toEqual([])
})

const tagName = (element: Element) => element.tagName

test('the examples have the key that a developer pastes', async () => {
  useFakeAuth()
  await openPage('/developers')
  const title = await screen.findByRole('heading', { name: 'Retrieve a link' })
  const entry = title.closest('details') as HTMLElement
  expect(entry.textContent).toContain('"$EVERYSHELF_KEY"')
  fireEvent.change(screen.getByLabelText('Your API key, for the examples'), {
    target: { value: ' es_live_x ' },
  })
  expect(entry.textContent).toContain("--header 'Authorization: Bearer es_live_x'")
  expect(entry.textContent).not.toContain('EVERYSHELF_KEY')
})

test('names the public address of the server when the page is open at another one', async () => {
  useFakeAuth()
  const canonical = document.createElement('link')
  canonical.rel = 'canonical'
  canonical.href = `${ORIGIN}/developers`
  document.head.append(canonical)
  onTestFinished(() => canonical.remove())
  await openPage('/developers')
  expect((await screen.findByText(`${ORIGIN}/mcp`)).tagName).toBe('CODE')
})

describe('the section about assistants', () => {
  test('has the address of this server, and settings to copy', async () => {
    useFakeAuth()
    await openPage('/developers')
    const title = await screen.findByRole('heading', { name: 'Assistants' })
    const section = within(title.closest('section') as HTMLElement)
    const address = `${window.location.origin}/mcp`
    expect(section.getByText(address).tagName).toBe('CODE')
    const [settings = ''] = section
      .getAllByText(/mcpServers/)
      .map(({ textContent }) => textContent ?? '')
    expect(JSON.parse(settings)).toEqual({
      mcpServers: {
        everyshelf: {
          type: 'http',
          url: address,
          headers: { Authorization: 'Bearer es_live_…' },
        },
      },
    })
  })
})

describe('the console', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('sends the request with the pasted key, and no cookie', async () => {
    useFakeAuth()
    await openPage('/developers')
    const title = await screen.findByRole('heading', { name: 'Retrieve a link' })
    const entry = title.closest('details') as HTMLElement
    fireEvent.click(within(entry).getByText('Try it'))
    const form = within(entry)
    fireEvent.click(form.getByText('Send request'))
    await form.findByText('Paste an API key')
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (...request: unknown[]) => {
      sent.push(request)
      return new Response('{"code":"not-found"}', {
        status: 404,
        statusText: 'Not Found',
        headers: { ratelimit: '"burst";r=4;t=5' },
      })
    })
    fireEvent.change(form.getByLabelText('API key'), { target: { value: ' es_live_x ' } })
    fireEvent.change(form.getByLabelText('id'), { target: { value: 'abc' } })
    fireEvent.click(form.getByText('Send request'))
    await form.findByText('404 Not Found')
    await form.findByText('Limits left: "burst";r=4;t=5')
    expect(sent).toEqual([
      [
        '/api/v1/links/abc',
        { method: 'GET', headers: [['authorization', 'Bearer es_live_x']], credentials: 'omit' },
      ],
    ])
    await waitFor(() => expect(entry.textContent).toContain('"code": "not-found"'))
  })
})
