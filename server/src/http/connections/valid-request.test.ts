import { describe, expect, it } from 'vitest'
import { isValidRequest } from './valid-request.ts'

/** Node gives the first of several hosts. */
function request(rawHeaders: readonly string[], encoding?: string) {
  const at = rawHeaders.findIndex((name, index) => index % 2 === 0 && /^host$/i.test(name))
  const host = at < 0 ? undefined : rawHeaders[at + 1]
  return { rawHeaders: [...rawHeaders], headers: { host, 'transfer-encoding': encoding } }
}

describe('a request', () => {
  it.each([
    [[]],
    [['Host', 'a.example']],
    [['Accept', 'Host', 'HOST', 'a.example:8080', 'From', 'host']],
    [['host', '']],
    [['host', '192.0.2.7:80']],
    [['host', '[2001:db8::7]:80']],
    [['host', 'a_b~c.example']],
  ])('R42 is valid with the headers %j', (headers) => {
    expect(isValidRequest(request(headers))).toBe(true)
  })

  it.each([
    [['Host', 'a.example', 'host', 'b.example']],
    [['Host', 'a.example', 'Accept', '*/*', 'HOST', 'a.example']],
    [['Host', 'a.example, b.example']],
    [['Host', 'a.example/path']],
    [['Host', 'user@a.example']],
    [['Host', 'a.example:port']],
    [['Host', '[not-an-address]']],
    [['Host', 'a.example\tb']],
  ])('R42 is invalid with the headers %j', (headers) => {
    expect(isValidRequest(request(headers))).toBe(false)
  })

  it('R42 can only have a body in chunks or of a known length', () => {
    expect(isValidRequest(request([], 'chunked'))).toBe(true)
    expect(isValidRequest(request([], 'Chunked'))).toBe(true)
    for (const encoding of ['xchunked', 'gzip, chunked', 'chunked, chunked', 'identity', '']) {
      expect(isValidRequest(request([], encoding))).toBe(false)
    }
  })
})
