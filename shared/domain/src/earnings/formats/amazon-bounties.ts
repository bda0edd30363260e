import type { ReportFormat } from '../report-format.ts'

/**
 * Bounties of Amazon Associates, which it pays for trials and registrations, such as at Audible and Kindle
 * Unlimited: Date, Tracking ID, Bounty Name, Bounty Earnings. Amazon does not document the file's columns
 * (help G37BNSA75FNE9HF4, November 2026), so a report is recognized only by the column Bounty Earnings, which
 * authors' files have; for other columns, the author confirms the suggestion once.
 */
export const amazonBounties: ReportFormat = {
  code: 'amazon-bounties',
  name: 'Amazon Bounties',
  kind: 'bounty',
  columns: {
    day: ['date', 'eventdate', 'bountydate'],
    amount: ['bountyearnings'],
    tag: ['trackingid', 'tag'],
    title: ['bountyname', 'bounty', 'bountyevent', 'name', 'title'],
  },
  signs: ['date/eventdate/bountydate', 'bountyearnings', 'trackingid/tag'],
}
