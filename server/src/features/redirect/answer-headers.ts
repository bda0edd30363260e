/** 302 and no-store: a cached answer would send every later reader to the first reader's country. */
export const ANSWER_HEADERS: readonly string[] = [
  ...['Cache-Control', 'private, no-store'],
  ...['X-Robots-Tag', 'noindex'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Content-Length', '0'],
]

/** What a reader's browser is sent, in pairs; without the number of a click, which nobody made. */
export function listAnswerHeaders(url: string): (readonly [name: string, value: string])[] {
  const pairs = ['Location', url, ...ANSWER_HEADERS]
  return pairs.flatMap((name, index) =>
    index % 2 === 0 ? [[name, pairs[index + 1] ?? ''] as const] : [],
  )
}
