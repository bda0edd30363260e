import { describe, expect, test } from 'vitest'
import { parseJsonLd } from './parse-json-ld.ts'

describe('parseJsonLd', () => {
  test.each([
    ['plain', '{"isbn":"9780141439518"}'],
    ['in an HTML comment', '<!--\n{"isbn":"9780141439518"}\n-->'],
    ['in a CDATA section', '//<![CDATA[\n{"isbn":"9780141439518"}\n//]]>'],
    ['with a comma too many', '{"isbn":"9780141439518",}'],
    ['with a semicolon at the end', '{"isbn":"9780141439518"};'],
  ])('reads a script that is %s', (_how, script) => {
    expect(parseJsonLd(script)).toEqual({ isbn: '9780141439518' })
  })

  test('reads line ends that stand raw in a text', () => {
    expect(parseJsonLd('{"name":"two\nlines","isbn":"9780141439518"}')).toEqual({
      name: 'two lines',
      isbn: '9780141439518',
    })
  })

  test('saves the ISBN of a script that cannot be read', () => {
    expect(parseJsonLd('{"name": "a "quoted" title", "isbn": "978-0-14-143951-8"')).toEqual([
      { '@type': 'Book', isbn: '978-0-14-143951-8' },
    ])
  })

  test.each([[''], ['null'], ['not JSON at all'], ['{"name": "a "quoted" title"']])(
    'finds nothing in %j',
    (script) => {
      expect(parseJsonLd(script) ?? null).toBeNull()
    },
  )

  test('R44 does not read a script of a megabyte', () => {
    expect(parseJsonLd(`{"isbn":"9780141439518","x":"${'x'.repeat(1_000_000)}"}`)).toBeUndefined()
  })
})
