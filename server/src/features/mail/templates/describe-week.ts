import type { DigestCount, WeeklyDigest } from '../mail.ts'
import { countClicks } from './count-clicks.ts'
import type { Letter } from './letter.ts'

const days = new Intl.DateTimeFormat('en', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** A week of clicks: what it brought, and by what. */
export function describeWeek(digest: WeeklyDigest): Pick<Letter, 'paragraphs' | 'tables'> {
  const { from, to, clicks, clicksBefore, most } = digest
  // Thin spaces are boxes in some mail programs.
  const period = days.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
  const before =
    clicksBefore === 0
      ? 'In the week before there were none.'
      : `In the week before: ${countClicks(clicksBefore)}.`
  const week = `${period}: your links had ${countClicks(clicks)}. ${before}`
  if (most === null) {
    const more = 'With Premium this mail names the books, the countries and the stores.'
    return { paragraphs: [week, more] }
  }
  return {
    paragraphs: [week],
    tables: [
      { heading: 'Books', rows: most.books.map(withoutLinks) },
      { heading: 'Countries', rows: most.countries },
      { heading: 'Stores', rows: most.stores },
    ],
  }
}

/** A title comes from elsewhere, and mail programs make links of what looks like one (S48). */
function withoutLinks({ name, clicks }: DigestCount): DigestCount {
  const plain = name.replace(/[\p{Cc}<>]/gu, ' ').replace(/:\/\/|(?<=\w)\.(?=\w)/g, ' ')
  return { name: plain, clicks }
}
