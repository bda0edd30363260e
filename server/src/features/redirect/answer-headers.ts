/** 302 and no-store: a cached answer would send every later reader to the first reader's country. */
const ANSWER_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Length': '0',
} as const

/** HSTS, or nothing where the site is plain http. */
export type TransportHeaders = Readonly<Record<string, string>>

/** The headers of every redirect but `Location`, as the flat list that `writeHead` takes. */
export function listAnswerHeaders(transportHeaders: TransportHeaders): readonly string[] {
  return Object.entries({ ...ANSWER_HEADERS, ...transportHeaders }).flat()
}

/** What a reader's browser is sent, in pairs; without the number of a click, which nobody made. */
export function describeAnswer(
  url: string,
  answerHeaders: readonly string[],
): (readonly [name: string, value: string])[] {
  const pairs = ['Location', url, ...answerHeaders]
  return pairs.flatMap((name, index) =>
    index % 2 === 0 ? [[name, pairs[index + 1] ?? ''] as const] : [],
  )
}
