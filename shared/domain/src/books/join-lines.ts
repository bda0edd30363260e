import { isUrlText, WEB_URL_MAX_LENGTH } from '../product-urls/index.ts'
import { readWholeText } from './read-whole-text.ts'

const LINE_END = /\r\n|[\r\n\u2028\u2029]/

/** An ISBN that continues on the next line, with its hyphen on either line. */
const BROKEN_ISBN = /(?<=\d)(?:\p{Pd}[ \t]*\r?\n[ \t]*|[ \t]*\r?\n[ \t]*\p{Pd})(?=\d)/gu

/** Where programs that wrap text break a URL. */
const BREAK_AFTER = /[-=&?%_]$/
const BREAK_BEFORE = /^[/?&=%#]/

/** A break within the host could disguise it. */
const HAS_PATH = /[^/:]\/./

function namesBook(url: string): boolean {
  return readWholeText(url).kind === 'book'
}

/** Both lines as one, if the URL at the end of the first continues on the second. */
function joinUrl(line: string, next: string): string | undefined {
  if (line.length + next.length > WEB_URL_MAX_LENGTH) return undefined
  const url = line.split(/\s/).at(-1) ?? ''
  const rest = next.trimStart()
  const [start = ''] = rest.split(/\s/, 1)
  if (start === '' || !isUrlText(url) || !HAS_PATH.test(url) || isUrlText(start)) return undefined
  const isBroken = BREAK_AFTER.test(url) || BREAK_BEFORE.test(start)
  if (!isBroken && namesBook(url)) return undefined
  // Mail programs end a line that they break with `=`, which is no part of the URL.
  const cuts = url.endsWith('=') ? [0, 1] : [0]
  const cut = cuts.find((length) => namesBook(url.slice(0, url.length - length) + start))
  return cut === undefined ? undefined : line.slice(0, line.length - cut) + rest
}

/**
 * Splits a text into lines, and joins what mail programs and PDF files wrapped: a URL and an ISBN that
 * continue on the next line.
 *
 * @example joinLines('978-0-14-\n312774-1') // ['978-0-14-312774-1']
 */
export function joinLines(text: string): string[] {
  const lines: string[] = []
  const unbroken = text.replace(BROKEN_ISBN, '-')
  for (const line of unbroken.split(LINE_END)) {
    const last = lines.length - 1
    const joined = joinUrl(lines[last] ?? '', line)
    if (joined === undefined) lines.push(line)
    else lines[last] = joined
  }
  return lines
}
