import type { RouterOutputs } from '@everyshelf/server/api'
import { paths } from '../../../lib/paths.ts'

/** A page of the admin area, as listed in its navigation. */
interface AdminPageLink {
  readonly label: string
  readonly path: string
  /** The count of open items to show beside the label. */
  readonly attention?: keyof Attention
}

type Attention = RouterOutputs['admin']['overview']['attention']

/** In navigation order. A new page needs a path, a route and a line here. */
export const adminPages: readonly AdminPageLink[] = [
  { label: 'Overview', path: paths.admin },
  { label: 'Users', path: paths.adminUsers },
  { label: 'Links', path: paths.adminLinks },
  { label: 'Pages', path: paths.adminAuthorPages },
  { label: 'Reports', path: paths.adminReports, attention: 'reportedItems' },
  { label: 'Inbox', path: paths.adminInbox, attention: 'newMessages' },
  { label: 'Email', path: paths.adminMail, attention: 'deadMails' },
  { label: 'Jobs', path: paths.adminJobs, attention: 'failingJobs' },
  { label: 'Payment events', path: paths.adminStripeEvents },
  { label: 'Book cache', path: paths.adminBooks },
  { label: 'Audit log', path: paths.adminAudit },
]
