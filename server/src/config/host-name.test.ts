import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseHost } from './host-name.ts'

describe('the name of a host', () => {
  test.each([
    ['books.ada.example', 'books.ada.example'],
    [' https://Books.Ada.Example/dune?x=1#y ', 'books.ada.example'],
    ['books.ada.example.', 'books.ada.example'],
    ['\u200bbooks.ada.example\ufeff', 'books.ada.example'],
    ['ada.example', 'ada.example'],
    ['bücher.ada.example', 'xn--bcher-kva.ada.example'],
    ['本.example', 'xn--8pv.example'],
    ['ｂｏｏｋｓ．ada.example', 'books.ada.example'],
  ])('is read from %s', (text, host) => {
    expect(parseHost(text)).toBe(host)
  })

  test.each([
    ...['', 'books', 'my books.example', 'ada@books.example', 'books..example', 'localhost'],
    ...['-books.ada.example', '_everyshelf.ada.example', '*.ada.example', 'books.ada.example:8080'],
    ...['127.0.0.1', '0x7f.1', '2130706433', 'http://[::1]/', 'http://user:pass@ada.example'],
    ...[`${'a'.repeat(64)}.example`, `${'a.'.repeat(124)}example`],
  ])('is not read from %s', (text) => {
    expect(parseHost(text)).toBeNull()
  })

  test('is read again from itself, whatever the text was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.domain()), (text) => {
        const host = parseHost(text)
        if (host !== null) expect(parseHost(host)).toBe(host)
      }),
    )
  })
})
