import { countOf, formatDayRange } from '@everyshelf/domain/format'
import { type ClickCount, defineMail, type MailContent } from './define-mail.ts'

/** One week of clicks, by days in the owner's time zone. */
export interface WeeklyEmail {
  readonly firstName: string
  readonly unsubscribeUrl: string
  readonly from: string
  readonly to: string
  readonly clicks: number
  readonly clicksBefore: number
  /** Sorted by clicks; null without Premium. */
  readonly top: {
    readonly books: readonly ClickCount[]
    readonly countries: readonly ClickCount[]
    readonly stores: readonly ClickCount[]
  } | null
}

export const weeklyEmail = defineMail<WeeklyEmail>({
  title: 'Your week',
  about: 'On Mondays, to users who turned it on.',
  hasSecretLink: true,
  sample: (siteUrl) => ({
    firstName: 'Ada',
    unsubscribeUrl: `${siteUrl}/mail/unsubscribe`,
    from: '2026-11-09',
    to: '2026-11-15',
    clicks: 128,
    clicksBefore: 96,
    top: {
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
  compose: (weeklyEmail, siteUrl) => ({
    subject: `Your week: ${countOf(weeklyEmail.clicks, 'click')}`,
    ...describeWeek(weeklyEmail),
    action: { label: 'Open analytics', url: `${siteUrl}/analytics` },
    footnote:
      'You turned on this email. We send it on Mondays if your links got clicks the week before.',
    unsubscribeUrl: weeklyEmail.unsubscribeUrl,
  }),
})

function describeWeek(weeklyEmail: WeeklyEmail): Pick<MailContent, 'paragraphs' | 'tables'> {
  const { from, to, clicks, clicksBefore, top } = weeklyEmail
  const period = formatDayRange(from, to)
  const before = clicksBefore === 0 ? 'no clicks' : countOf(clicksBefore, 'click')
  const week = `${period}: your links got ${countOf(clicks, 'click')}. The week before: ${before}.`
  if (top === null) {
    const more = 'With Premium, this email also lists your top books, countries, and stores.'
    return { paragraphs: [week, more] }
  }
  return {
    paragraphs: [week],
    tables: [
      { heading: 'Books', rows: top.books.map(withoutLinks) },
      { heading: 'Countries', rows: top.countries },
      { heading: 'Stores', rows: top.stores },
    ],
  }
}

/**
 * A book's title may look like an address, and email programs would turn it into a
 * link.
 */
function withoutLinks({ name, clicks }: ClickCount): ClickCount {
  const plain = name.replace(/[\p{Cc}<>]/gu, ' ').replace(/:\/\/|(?<=\w)\.(?=\w)/g, ' ')
  return { name: plain, clicks }
}
