import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { html, jsonScript } from './html.ts'

describe('html', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ["' onload='", '&#39; onload=&#39;'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
  ])('S27 writes %s as text', (text, written) => {
    expect(html`<a title="${text}">${[text]}</a>`.text).toBe(`<a title="${written}">${written}</a>`)
  })

  it('inserts nested HTML unchanged, and nothing for null and false', () => {
    const items = ['a', '&'].map((text) => html`<li>${text}</li>`)
    expect(html`<ul>${items}</ul>${null}${false}${7}`.text).toBe(
      '<ul><li>a</li><li>&amp;</li></ul>7',
    )
  })
})

describe('jsonScript', () => {
  it('S27 accepts any text and stays one element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const { text } = jsonScript('application/ld+json', { name })
        const [, inside = ''] =
          /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(text) ?? []
        expect(inside).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(inside)).toEqual({ name })
      }),
    )
    expect(jsonScript('a', '</script><script>').text).toBe(
      '<script type="a">"\\u003c/script\\u003e\\u003cscript\\u003e"</script>',
    )
  })
})
