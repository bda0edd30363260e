import type { ComponentType } from 'react'
import { AdminPage } from '../app/admin-page.tsx'
import { Audit } from '../features/admin/audit/audit.tsx'
import { PagesAndDomains } from '../features/admin/author-pages/author-pages.tsx'
import { BookCache } from '../features/admin/books/book-cache.tsx'
import { Inbox } from '../features/admin/inbox/inbox.tsx'
import { Message } from '../features/admin/inbox/message.tsx'
import { Jobs } from '../features/admin/jobs/jobs.tsx'
import { LinkPage } from '../features/admin/links/link-page.tsx'
import { Links } from '../features/admin/links/links.tsx'
import { Mail } from '../features/admin/mail/mail.tsx'
import { Overview } from '../features/admin/overview/overview.tsx'
import { StripeEvents } from '../features/admin/payments/events.tsx'
import { Reports } from '../features/admin/reports/reports.tsx'
import { User } from '../features/admin/users/user.tsx'
import { Users } from '../features/admin/users/users.tsx'

/** The pages of the admin area, which are one chunk. */
export const AdminAudit = createPage('Audit log', Audit)
export const AdminAuthorPages = createPage('Pages and domains', PagesAndDomains)
export const AdminBooks = createPage('Book cache', BookCache)
export const AdminInbox = createPage('Inbox', Inbox)
export const AdminMessage = createPage('Message', Message)
export const AdminJobs = createPage('Jobs', Jobs)
export const AdminLink = createPage('Link', LinkPage)
export const AdminLinks = createPage('Links', Links)
export const AdminMail = createPage('Email', Mail)
export const AdminOverview = createPage('Overview', Overview)
export const AdminStripeEvents = createPage('Payment events', StripeEvents)
export const AdminReports = createPage('Reports', Reports)
export const AdminUser = createPage('User', User)
export const AdminUsers = createPage('Users', Users)

function createPage(title: string, Content: ComponentType): ComponentType {
  return () => (
    <AdminPage title={title}>
      <Content />
    </AdminPage>
  )
}
