import {
  type BookIdentifier,
  type IdentifierProblem,
  isAsin,
  isbnIdentifier,
  isIsbn10,
  isIsbn13,
  plainCharacters,
  readBookIdentifier,
  readScannedIsbns,
  toIsbn13,
} from '../identifiers/index.ts'

/** Digits with dots, hyphens and spaces between them, and optionally an X at the end. */
const RUN = /(?<![\p{L}\p{N}])\d[\d.\- \t\u00A0\u2000-\u200A\u202F]*(?:[Xx])?(?![\p{L}\p{N}])/gu
const GROUP = /\d+[Xx]?|[Xx]/g

/** `ISBN9780…`: copied text often loses the space after the label. A scanner sends its `]E0` without one. */
const GLUED_LABEL = /isbn(?=\d)|\][a-z]\d(?=[a-z\d]{10})/gi

/**
 * B0 is enough to recognize an ASIN. Any other ten letters or digits need the word ASIN before them.
 */
const ASIN =
  /(?<![\p{L}\p{N}])(?:ASIN[\s:=#-]{0,5}((?=[A-Za-z]*\d)[A-Za-z0-9]{10})|(B0[A-Z0-9]{8}))(?![\p{L}\p{N}])/gu

/** Takes groups from `start` until they have exactly `length` characters. */
function takeGroups(
  groups: readonly string[],
  start: number,
  length: number,
): string[] | undefined {
  let sum = 0
  for (let end = start; end < groups.length && sum < length; end++) {
    sum += groups[end]?.length ?? 0
    if (sum === length) return groups.slice(start, end + 1)
  }
  return undefined
}

/**
 * Phone numbers have ten digits too. So an ISBN-10 must be one group, or its check digit must stand
 * alone.
 */
function isWrittenAsIsbn10(groups: readonly string[]): boolean {
  return groups.length === 1 || groups.at(-1)?.length === 1
}

/** The groups of a run. Barcodes that a scanner glued together are one group each. */
function listGroups(run: string): string[] {
  const groups: string[] = run.toUpperCase().match(GROUP) ?? []
  return groups.flatMap((group): readonly string[] => {
    const scanned = readScannedIsbns(group)
    return scanned.length > 0 ? scanned : [group]
  })
}

function* isbnsIn(run: string): Generator<BookIdentifier> {
  const groups = listGroups(run)
  for (let at = 0; at < groups.length; at++) {
    const thirteen = takeGroups(groups, at, 13)
    const bare = thirteen?.join('') ?? ''
    if (thirteen && /^97[89]/.test(bare)) {
      if (isIsbn13(bare)) yield isbnIdentifier(bare)
      // Skip a mistyped ISBN-13 completely: a part of it may look like an ISBN-10.
      at += thirteen.length - 1
      continue
    }
    const ten = takeGroups(groups, at, 10)
    const short = ten?.join('') ?? ''
    if (!ten || !isWrittenAsIsbn10(ten) || !isIsbn10(short)) continue
    yield isbnIdentifier(toIsbn13(short))
    at += ten.length - 1
  }
}

/** Chinese, Japanese and Korean write no space before or after a number: `书号9787…`. */
const BESIDE_CJK =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=\d)|(?<=\d)(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu

function separateLabels(line: string): string {
  return plainCharacters(line).replace(GLUED_LABEL, 'isbn ').replace(BESIDE_CJK, ' ')
}

/**
 * Finds every ISBN with a valid check digit and every ASIN in a line of text, in the order of the
 * line. It needs a single pass, because the patterns can match each character in only one way.
 *
 * @example findNumbers('Read it: 978.0.14.312774.1 (pbk.)') // [{ kind: 'isbn', isbn13: '9780143127741', … }]
 */
export function findNumbers(line: string): BookIdentifier[] {
  const text = separateLabels(line)
  const found: { readonly at: number; readonly identifier: BookIdentifier }[] = []
  for (const run of text.matchAll(RUN)) {
    for (const identifier of isbnsIn(run[0])) found.push({ at: run.index, identifier })
  }
  for (const match of text.matchAll(ASIN)) {
    const asin = (match[1] ?? match[2] ?? '').toUpperCase()
    if (isAsin(asin) && !/^\d{9}[\dX]$/.test(asin)) {
      found.push({ at: match.index, identifier: { kind: 'asin', asin } })
    }
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ identifier }) => identifier)
}

/** Announces an ISBN-10. Any ten digits can be a phone number. */
const ISBN_LABEL = /isbn(?:-?10)?[\s:=#-]*$/i
const LABEL_MAX_LENGTH = 15

/**
 * Finds out what is wrong with the first invalid ISBN of a text: a number of 13 digits that begins with
 * 978 or 979, or one of 10 after the word ISBN. Returns undefined if there is none.
 *
 * @example findIsbnProblem('Read 978-0-14-312774-2 (pbk.)') // 'check-digit'
 */
export function findIsbnProblem(text: string): IdentifierProblem | undefined {
  const separated = separateLabels(text)
  for (const run of separated.matchAll(RUN)) {
    const groups = run[0].toUpperCase().match(GROUP) ?? []
    const isAnnounced = ISBN_LABEL.test(
      separated.slice(Math.max(0, run.index - LABEL_MAX_LENGTH), run.index),
    )
    const thirteen = groups.map((_, at) => takeGroups(groups, at, 13)?.join('') ?? '')
    const numbers = thirteen.filter((number) => /^97[89]/.test(number))
    if (isAnnounced) numbers.push(takeGroups(groups, 0, 10)?.join('') ?? '')
    for (const number of numbers) {
      const parsed = readBookIdentifier(number)
      if (!parsed.ok && (parsed.problem === 'check-digit' || parsed.problem === 'music')) {
        return parsed.problem
      }
    }
  }
  return undefined
}
