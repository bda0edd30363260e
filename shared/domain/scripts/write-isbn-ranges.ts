import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Writes `isbn-ranges.ts` anew from the ranges of the International ISBN Agency as `isbn3` has them:
 * a seventh of their size, so that the browser extension stays small. Run after an update of `isbn3`.
 */
const LINE = 92
/** The ranges of a group go to seven digits. */
const DIGITS = 7

type Groups = Readonly<Record<string, { readonly ranges: readonly (readonly [string, string])[] }>>
const groups = createRequire(import.meta.url)('isbn3/lib/groups.js') as Groups

/** The upper ends of a group's ranges in their order; `!` before one that nobody has been given. */
function listEnds(ranges: Groups[string]['ranges']): string[] {
  let next = 0
  return ranges.toSorted().flatMap(([first, last]) => {
    const from = Number(first.padEnd(DIGITS, '0'))
    const before = String(from - 1).padStart(DIGITS, '0')
    const gap = from > next ? [`!${before.replace(/9+$/, '')}`] : []
    next = Number(last.padEnd(DIGITS, '9')) + 1
    return [...gap, last]
  })
}

const words = Object.entries(groups).flatMap(([prefix, { ranges }]) => [
  `${prefix.replace('-', '')}:`,
  ...listEnds(ranges),
])
const lines = ['']
for (const word of words) {
  const line = lines.at(-1) ?? ''
  if (line.length + word.length < LINE) lines[lines.length - 1] = line ? `${line} ${word}` : word
  else lines.push(word)
}
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'identifiers', 'isbn-ranges.ts'),
  `/**
 * Made by \`scripts/write-isbn-ranges.ts\`. Each registration group with a colon, then the upper ends of
 * its ranges of registrants in their order, as many digits as a registrant there has; those behind
 * \`!\` are given to nobody.
 */
export const isbnRanges = \`
${lines.join('\n')}
\`
`,
)
