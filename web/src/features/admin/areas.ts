import type { RouterOutputs } from '@everyshelf/server/api'
import { paths } from '../../app/paths.ts'

/** A part of the admin area, as its navigation names it. */
export interface AdminArea {
  readonly label: string
  readonly path: string
  /** What of it waits for a person, counted beside its name. */
  readonly waiting?: keyof Attention
}

export type Attention = RouterOutputs['admin']['overview']['attention']

/** In the order of the navigation. A new page gets its path, its route, and a line here. */
export const adminAreas: readonly AdminArea[] = [
  { label: 'Overview', path: paths.admin },
  { label: 'Users', path: paths.adminUsers },
  { label: 'Links', path: paths.adminLinks },
  { label: 'Reports', path: paths.adminReports, waiting: 'reportedLinks' },
  { label: 'Inbox', path: paths.adminInbox, waiting: 'newMessages' },
  { label: 'Mail', path: paths.adminMail, waiting: 'deadMails' },
  { label: 'Jobs', path: paths.adminJobs, waiting: 'failingJobs' },
  { label: 'Payment events', path: paths.adminStripeEvents },
  { label: 'Book cache', path: paths.adminBooks },
  { label: 'Audit', path: paths.adminAudit },
]
