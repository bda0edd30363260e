import { describe, expect, it, test } from 'vitest'
import { type PageProblem, renderLinkPage } from './link-page.ts'

const problems: readonly PageProblem[] = [
  'empty',
  'length',
  'check-digit',
  'music',
  'not-a-book-code',
  'unknown-link',
  'disabled',
  'malformed',
  'too-long',
  'over-limit',
  'unavailable',
  'method',
]

describe('renderLinkPage', () => {
  test.each(problems)('explains %s and offers a search', (problem) => {
    const html = renderLinkPage(problem, '')
    expect(html).toMatch(/<h1>[^<]{10,}<\/h1>/)
    expect(html).toContain('<form action="/" method="get">')
    expect(html).toContain('<a href="/">')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('In the link')
    expect(Buffer.byteLength(html)).toBeLessThan(14 * 1024)
  })

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onfocus="alert(1)', '&quot; onfocus=&quot;alert(1)'],
    ["' autofocus '", '&#39; autofocus &#39;'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ])('shows %s as text', (text, escaped) => {
    const html = renderLinkPage('not-a-book-code', text)
    expect(html).toContain(`<b>${escaped.trim()}</b>`)
    expect(html).toContain(`value="${escaped.trim()}"`)
    expect(html).not.toContain(text.trim())
  })

  it('shortens long texts', () => {
    const html = renderLinkPage('length', '9'.repeat(4000))
    expect(html).toContain(`<b>${'9'.repeat(60)}…</b>`)
  })
})
