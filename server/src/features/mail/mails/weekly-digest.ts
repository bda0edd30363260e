import { countClicks } from '../render/count-clicks.ts'
import { defineMail, type MailContent } from './define-mail.ts'

/** How often something named was clicked. */
export interface DigestCount {
  readonly name: string
  readonly clicks: number
}

/** One week of clicks, in days of the owner's own calendar. */
export interface WeeklyDigest {
  readonly firstName: string
  readonly unsubscribeUrl: string
  readonly from: string
  readonly to: string
  readonly clicks: number
  readonly clicksBefore: number
  /** Most first; null without Premium. */
  readonly most: {
    readonly books: readonly DigestCount[]
    readonly countries: readonly DigestCount[]
    readonly stores: readonly DigestCount[]
  } | null
}

export const weeklyDigest = defineMail<WeeklyDigest>({
  title: 'Your week',
  about: 'On Mondays, to users who turned it on.',
  to: 'user',
  hasSecretLink: true,
  sample: (siteUrl) => ({
    firstName: 'Ada',
    unsubscribeUrl: `${siteUrl}/mail/unsubscribe`,
    from: '2026-11-09',
    to: '2026-11-15',
    clicks: 128,
    clicksBefore: 96,
    most: {
      books: [
        { name: 'The Left Hand of Darkness', clicks: 71 },
        { name: 'Frankenstein', clicks: 57 },
      ],
      countries: [
        { name: 'Germany', clicks: 64 },
        { name: 'Canada', clicks: 40 },
      ],
      stores: [{ name: 'Amazon Germany', clicks: 60 }],
    },
  }),
  compose: (digest, siteUrl) => ({
    subject: `Your week: ${countClicks(digest.clicks)}`,
    firstName: digest.firstName,
    ...describeWeek(digest),
    action: { label: 'Open analytics', url: `${siteUrl}/analytics` },
    footnote: 'You turned on this email. We send it on Mondays, after a week with clicks.',
    unsubscribeUrl: digest.unsubscribeUrl,
  }),
})

const days = new Intl.DateTimeFormat('en', { timeZone: 'UTC', day: 'numeric', month: 'short' })

function describeWeek(digest: WeeklyDigest): Pick<MailContent, 'paragraphs' | 'tables'> {
  const { from, to, clicks, clicksBefore, most } = digest
  // Some mail programs show thin spaces as boxes.
  const period = days.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ')
  const before = clicksBefore === 0 ? 'no clicks' : countClicks(clicksBefore)
  const week = `${period}: your links got ${countClicks(clicks)}. The week before: ${before}.`
  if (most === null) {
    const more = 'With Premium, this email also lists your top books, countries, and stores.'
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

/** Titles are other people's words, and mail programs turn what looks like an address into a link (S48). */
function withoutLinks({ name, clicks }: DigestCount): DigestCount {
  const plain = name.replace(/[\p{Cc}<>]/gu, ' ').replace(/:\/\/|(?<=\w)\.(?=\w)/g, ' ')
  return { name: plain, clicks }
}
