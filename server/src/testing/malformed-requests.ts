import fc from 'fast-check'
import type { RawRequest } from './raw-client.ts'

/** Strings that break parsers, filters and file systems. */
const oddBits = [
  ...'.. %2e%2e %2f %5c \\ // /./ %00 %0d%0aX-Evil:%201 % %zz %E0%A4%A %ff%fe %C0%AE'.split(' '),
  ...`" ' <script> \` ^ | {} [] ~ ; * :id @evil.test %C3%BC null NaN -1 1e309 0x7f.1 %25252e`.split(
    ' ',
  ),
  ...'__proto__ constructor toString .env .git/config app-1.js.map index.html'.split(' '),
  ...'9780143127741 0143127748 B00ICH9SAC h7kq2mw DE'.split(' '),
  'a'.repeat(500),
]

const names = [
  ...'isbn country lang link slug token from to input batch mode state code error'.split(' '),
  ...'reported format __proto__ a[b] a[] constructor'.split(' '),
]

const fields = [
  ...'input id isbn url slug settings token password email name message username code'.split(' '),
  ...'userCode country languages from to linkId version shop newPassword provider'.split(' '),
  ...'currentPassword callbackURL rating kind cursor search store page 0 1 -1'.split(' '),
]

const oddHeaders = [
  ...['Accept: ;;q=', 'Accept-Encoding: br;q=x,,', 'Accept-Language: ****;q=;;,,', 'Via: x'],
  ...['Range: bytes=0-,-1,9-2', 'If-None-Match: "', 'If-Modified-Since: never', 'Origin: null'],
  ...['Cookie: everyshelf.session_token=%%%.', 'Cookie: =;;=;', 'Authorization: Bearer x'],
  ...['Authorization: Basic ÿ', 'Origin: https://evil.test', 'Sec-Fetch-Site: cross-site'],
  ...['Referer: ://', 'X-Forwarded-For: <script>, ::', 'X-Forwarded-Host: evil.test'],
  ...['X-Country: éé', 'Forwarded: for="_', 'User-Agent: ÿþ', 'Stripe-Signature: t=1,v1=x,,='],
  ...['X-HTTP-Method-Override: DELETE', 'x-everyshelf-client: extension/99999.0'],
]

const types = [
  ...['application/json', 'application/json; charset=x', 'multipart/form-data; boundary='],
  ...['application/x-www-form-urlencoded', 'text/plain', 'application/json'],
]

const methods = ['GET', 'HEAD', 'GET', 'DELETE', 'GET', 'PUT', 'GET', 'OPTIONS', 'PATCH']

const odd = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...oddBits) },
      {
        weight: 1,
        arbitrary: fc
          .string({ unit: 'binary', maxLength: 8 })
          .map((text) => encodeURIComponent(text.toWellFormed())),
      },
    ),
    { maxLength: 4 },
  )
  .map((bits) => bits.join(''))

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const headers = fc.uniqueArray(fc.constantFrom(...oddHeaders), {
  maxLength: 3,
  selector: (line) => line.split(':')[0] ?? '',
})

const body = fc.oneof(
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '[]', 'null', '{"__proto__":{}}', '[[[[[[') },
  {
    weight: 4,
    arbitrary: fc
      .dictionary(fc.constantFrom(...fields), fc.oneof(odd, fc.jsonValue({ maxDepth: 1 })), {
        maxKeys: 5,
      })
      .map((values) => JSON.stringify(values)),
  },
)

/** Request targets; `{}` is replaced with a malformed string. */
export interface Group {
  /** Requested with malformed URLs, methods and headers. */
  readonly opened?: readonly string[]
  /** Called with malformed bodies, every second time while signed in. */
  readonly called?: readonly string[]
}

/** Headers of a signed-in user on our own page. */
type SignedIn = readonly string[]

/**
 * Combines a few parts into many requests, in cycles of different lengths, because creating a part
 * takes longer than answering a request.
 */
export function createMalformedRequests(
  seed: number,
): (group: Group, count: number, signedIn: SignedIn) => RawRequest[] {
  const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number) =>
    fc.sample(arbitrary, { seed, numRuns })
  const parts = {
    odd: takeTurns(sample(odd, 1009)),
    query: takeTurns(sample(query, 1013)),
    headers: takeTurns(sample(headers, 101)),
    body: takeTurns(sample(body, 2003)),
    type: takeTurns(types),
    method: takeTurns(methods),
  }
  return ({ opened = [], called = [] }, count, signedIn) => {
    const places = takeTurns([...opened, ...called])
    const callable = new Set(called)
    return Array.from({ length: count }, (_, turn): RawRequest => {
      const place = places(turn)
      if (!callable.has(place)) {
        return {
          method: parts.method(turn),
          target: `${place.replace('{}', parts.odd(turn))}?${parts.query(turn)}`,
          headers: parts.headers(turn),
        }
      }
      const isKnown = Math.floor(turn / callable.size) % 2 === 0
      const others = parts.headers(turn).filter((line) => !/^(?:cookie|origin|sec-)/i.test(line))
      return {
        method: 'POST',
        target: place,
        headers: [
          `Content-Type: ${parts.type(turn)}`,
          ...(isKnown ? [...others, ...signedIn] : parts.headers(turn)),
        ],
        body: parts.body(turn),
      }
    })
  }
}

function takeTurns<T>(list: readonly T[]): (turn: number) => T {
  return (turn) => list[turn % list.length] as T
}
