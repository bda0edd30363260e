import type { DigestCount, WeeklyDigest } from '../mail.ts'

const number = new Intl.NumberFormat('en')
const days = new Intl.DateTimeFormat('en', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** @example countClicks(1) // 'one click' */
export function countClicks(clicks: number): string {
  return clicks === 1 ? 'one click' : `${number.format(clicks)} clicks`
}

/** A week of clicks in a few sentences. */
export function describeWeek(digest: WeeklyDigest): string[] {
  const { from, to, clicks, clicksBefore, most } = digest
  // Thin spaces are boxes in some mail programs.
  const period = days.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
  const before =
    clicksBefore === 0
      ? 'In the week before there were none.'
      : `In the week before: ${countClicks(clicksBefore)}.`
  return [
    `${period}: your links had ${countClicks(clicks)}. ${before}`,
    ...(most
      ? [list('Books', most.books), list('Countries', most.countries), list('Stores', most.stores)]
      : ['With Premium this mail names the books, the countries and the stores.']),
  ]
}

function list(heading: string, counts: readonly DigestCount[]): string {
  const items = counts.map(({ name, clicks }) => `${withoutLinks(name)} (${number.format(clicks)})`)
  return `${heading}: ${items.join(', ')}.`
}

/** A title comes from elsewhere, and mail programs make links of what looks like one (S48). */
function withoutLinks(name: string): string {
  return name.replace(/[\p{Cc}<>]/gu, ' ').replace(/:\/\/|(?<=\w)\.(?=\w)/g, ' ')
}
