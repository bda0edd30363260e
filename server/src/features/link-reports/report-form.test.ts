import { describe, expect, it } from 'vitest'
import { serveHandler } from '../../testing/serve-handler.ts'
import type { LinkReport } from './link-reports.service.ts'
import { createReportRoute } from './report.route.ts'

const ORIGIN = 'https://everyshelf.test'
const form = { link: `${ORIGIN}/go/h7kq2mw`, reason: 'spam', message: 'Twice.' }

async function open({ isKnown = true, waitSeconds = 0 } = {}) {
  const sent: LinkReport[] = []
  const url = await serveHandler(
    createReportRoute({
      reports: {
        send: async (report) => {
          sent.push(report)
          return isKnown
        },
      },
      countReport: () => waitSeconds,
      origin: ORIGIN,
    }),
  )
  const read = async (response: Response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  })
  return {
    sent,
    get: async (query = '') => await read(await fetch(`${url}/report${query}`)),
    post: async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      await read(
        await fetch(`${url}/report`, {
          method: 'POST',
          headers: { origin: ORIGIN, ...headers },
          body: new URLSearchParams(fields),
          redirect: 'manual',
        }),
      ),
    getStatus: async (path: string) => (await fetch(url + path)).status,
  }
}

describe('the report form', () => {
  it('S52 is a page with its own policy and no script', async () => {
    const { status, headers, text } = await (await open()).get()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(text).toContain('<title>Report a link or page – Everyshelf</title>')
    expect(text).toContain('<a href="/">Go to the home page</a>')
    for (const reason of [
      'value="unsafe" required>It leads to an unsafe site',
      'value="misleading" required>It leads to a different book than promised',
      'value="impersonation" required>It pretends to be someone else',
      'value="spam" required>I received it as spam',
      'value="other" required>Something else',
    ]) {
      expect(text).toContain(reason)
    }
    expect(text).toContain('name="link" value=""')
    expect(text).toContain('name="message" maxlength="1000"></textarea>')
    expect(text).not.toMatch(/<script| checked|role="alert"/)
  })

  it('is filled in with the given link or page, and with no other address', async () => {
    const { get } = await open()
    for (const [query, address] of [
      ['?link=h7kq2mw', '/go/h7kq2mw'],
      ['?page=/by/Ada-Lind', '/by/ada-lind'],
      ['?page=%2Fseries%2Fsalt', '/series/salt'],
    ]) {
      expect((await get(query)).text).toContain(`value="${ORIGIN}${address}"`)
    }
    for (const query of [
      '?link=%22%3E',
      '?link=h7kq2mw&link=h7kq2mw',
      '?page=/by/%22%3E',
      '?page=//evil.test/by/ada-lind',
      '?page=https://evil.test/by/ada-lind',
    ]) {
      expect((await get(query)).text).toContain('name="link" value=""')
    }
  })

  it('thanks after a report', async () => {
    const { get } = await open()
    const { text } = await get('?sent=1')
    expect(text).toContain('<title>Thank you – Everyshelf</title>')
    expect(text).toContain('<p role="status">We received your report')
    expect((await get('?sent=2')).text).toContain('Report a link')
  })

  it('accepts one spelling of its path', async () => {
    const { getStatus } = await open()
    expect([await getStatus('/report/'), await getStatus('/REPORT')]).toEqual([404, 404])
  })
})

describe('a report', () => {
  it('is stored, and redirects to another page', async () => {
    const { post, sent } = await open()
    const { status, headers } = await post(form)
    expect([status, headers.get('location')]).toEqual([303, '/report?sent=1'])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(sent).toEqual([{ ...form, website: '' }])
  })

  it('S27 keeps typed values as text when its link is unknown', async () => {
    const { post } = await open({ isKnown: false })
    const { status, headers, text } = await post({ ...form, message: '</textarea><b>' })
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('<p class="wrong" role="alert">We can’t find this link or page.')
    expect(text).toContain(`value="${form.link}"`)
    expect(text).toContain('value="spam" required checked>')
    expect(text).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>')
  })

  it('asks for missing fields, and is not stored', async () => {
    const { post, sent } = await open()
    const { status, text } = await post({})
    expect(status).toBe(400)
    expect(text).toContain('Enter the link or page and choose what is wrong with it.')
    expect(text).toContain('name="link" value=""')
    expect(text).toContain('></textarea>')
    expect(sent).toEqual([])
  })

  it('is shortened when the form is shown again', async () => {
    const { post } = await open()
    const { text } = await post({ link: 'x'.repeat(3000) })
    expect(text).toContain(`value="${'x'.repeat(2000)}"`)
    expect((await post({ link: 'x'.repeat(9000) })).status).toBe(413)
  })

  it('S25 is refused from another site', async () => {
    const { post, sent } = await open()
    const { status, text } = await post(form, { origin: 'https://evil.test' })
    expect(status).toBe(403)
    expect(text).toMatch(/sign in|not allowed|unauthorized/i)
    expect(sent).toEqual([])
  })

  it('S24 is refused past its limit, with a retry-after', async () => {
    const { post, sent } = await open({ waitSeconds: 7 })
    const { status, headers, text } = await post(form)
    expect([status, headers.get('retry-after')]).toEqual([429, '7'])
    expect(text).toMatch(/too many/i)
    expect(sent).toEqual([])
  })
})
