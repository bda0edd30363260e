import { describe, expect, test } from 'vitest'
import { parseWebUrl } from './index.ts'

describe('parseWebUrl', () => {
  test('returns the parts of a URL', () => {
    expect(parseWebUrl('  HTTPS://WWW.Example.ORG:443/a%20b/c?d=e%26f#g ')).toMatchObject({
      protocol: 'https:',
      hostname: 'www.example.org',
      port: '',
      pathname: '/a%20b/c',
      search: '?d=e%26f',
    })
  })

  test.each([
    ['user info', 'https://user@example.org/'],
    ['a port', 'https://example.org:8080/'],
    ['a last dot', 'https://example.org./'],
    ['no dot', 'https://localhost/'],
    ['a number for an address', 'https://2130706433/'],
    ['a hexadecimal address', 'https://0x7f.1/'],
    ['an address in brackets', 'https://[::1]/'],
    ['a full-width letter', 'https://\uFF45xample.org/'],
    ['a homoglyph', 'https://ex\u0430mple.org/'],
    ['a backslash', 'https://example.org\\x'],
    ['a line break', 'https://example.org/a\nb'],
    ['another scheme', 'ftp://example.org/'],
    ['a host longer than names can be', `https://${'kobo.com.'.repeat(28)}kobo`],
    ['no scheme', 'example.org/'],
    ['nothing', ''],
  ])('S8 rejects %s', (_what, text) => {
    expect(parseWebUrl(text)).toBeUndefined()
  })

  test('S8 returns the host exactly as written', () => {
    expect(parseWebUrl('https://xn--bcher-kva.example/')?.hostname).toBe('xn--bcher-kva.example')
    expect(parseWebUrl('https://b\u00FCcher.example/')).toBeUndefined()
  })
})
