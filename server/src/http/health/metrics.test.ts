import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const TOKEN = 'a-token-of-some-length'
let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ config: { metricsToken: TOKEN } })
})
afterAll(() => app.close())

function read(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/metrics`, { headers })
}

function seriesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('http_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')))
    .sort()
}

describe('/metrics', () => {
  it('R46 answers this machine while no token is set', async () => {
    const open = await createTestApp()
    const response = await fetch(`${open.url}/metrics`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('everyshelf_clicks_recorded_total 0')
    await open.close()
  })

  it('S76 requires the token once one is set, even on this machine', async () => {
    expect((await read()).status).toBe(404)
    expect((await read({ authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  it.each([
    [{ 'x-forwarded-for': '203.0.113.9' }],
    [{ forwarded: 'for=203.0.113.9' }],
    [{ via: '1.1 proxy' }],
  ])('R46 answers 404 through a proxy: %j', async (headers) => {
    const open = await createTestApp()
    const response = await fetch(`${open.url}/metrics`, {
      headers: headers as Record<string, string>,
    })
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('process_')
    await open.close()
  })

  it('R46 answers with the whole token only, from any address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    expect((await read({ ...from, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
    expect((await read({ ...from, authorization: `Bearer ${TOKEN.slice(0, -1)}` })).status).toBe(
      404,
    )
    expect((await read({ ...from, authorization: TOKEN })).status).toBe(404)
  })

  it('R46 gains no series from unknown paths and methods', async () => {
    const request = async (name: string) => {
      for (const path of [
        `/${name}`,
        `/api/trpc/${name}`,
        `/covers/${name}`,
        `/assets/${name}.js`,
      ]) {
        await (await fetch(app.url + path)).arrayBuffer()
        await (await fetch(app.url + path, { method: 'DELETE' })).arrayBuffer()
      }
    }
    await request('first')
    const asOperator = { authorization: `Bearer ${TOKEN}` }
    const before = seriesOf(await (await read(asOperator)).text())
    for (let index = 0; index < 25; index++) await request(`unknown-${index}`)
    expect(seriesOf(await (await read(asOperator)).text())).toEqual(before)
  })

  it('P1 names no address and no path of a visitor', async () => {
    await fetch(`${app.url}/book/9780143127741/secret-path`)
    const text = await (await read({ authorization: `Bearer ${TOKEN}` })).text()
    expect(text).not.toContain('127.0.0.1')
    expect(text).not.toContain('secret-path')
  })
})
