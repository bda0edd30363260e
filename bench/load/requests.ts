/** The requests of readers, with enough variety that a cache with one entry does not help. */
export interface RequestMix {
  readonly host: string
  readonly slugs: readonly string[]
  readonly publicIds: readonly string[]
  readonly isbns: readonly string[]
  /** The number of readers, each with another address behind the proxy. */
  readonly readers: number
  readonly keepAlive: boolean
}

const userAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
]
const languages = [
  'en-US,en;q=0.9',
  'de-DE,de;q=0.9,en;q=0.8',
  'fr-CH,fr;q=0.9,de;q=0.7',
  'ja',
  'pt-BR,pt;q=0.9',
]
const referrers = ['https://blog.example.org/a-review', 'https://www.example.com/', undefined]

/** Deterministic, so that every subject of a run gets the same requests. */
export function createNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Complete requests as bytes: 70% for saved links, the rest for links that name book and owner. */
export function buildRequests(mix: RequestMix): Buffer[] {
  const number = createNumbers(42)
  const pick = <T>(list: readonly T[]): T => list[number(list.length)] as T
  return Array.from({ length: mix.readers }, (_, reader) => {
    const path =
      number(10) < 7
        ? `/go/${pick(mix.slugs)}`
        : `/redirect?isbn=${pick(mix.isbns)}&userId=${pick(mix.publicIds)}`
    const referrer = pick(referrers)
    const address = `${11 + (reader % 180)}.${(reader >> 3) % 250}.${(reader * 7) % 250}.${1 + (reader % 250)}`
    return Buffer.from(
      [
        `GET ${path} HTTP/1.1`,
        `Host: ${mix.host}`,
        `User-Agent: ${pick(userAgents)}`,
        'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        'Accept-Encoding: gzip, deflate, br',
        `Accept-Language: ${pick(languages)}`,
        ...(referrer ? [`Referer: ${referrer}`] : []),
        `X-Forwarded-For: ${address}`,
        `Connection: ${mix.keepAlive ? 'keep-alive' : 'close'}`,
        '\r\n',
      ].join('\r\n'),
    )
  })
}
