import { Spinner } from '@everyshelf/ui/primitives'
import type { RouteObject } from 'react-router'
import { RouteError } from '../components/route-error.tsx'
import { Frame } from './frame.tsx'
import { paths } from './paths.ts'

/**
 * Each page is fetched when it is opened. What breaks on one page is caught inside the shell, so the
 * header stays and leads on; the boundary stands above the pages because one that is on the route
 * itself is not there yet when its code cannot be fetched.
 */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: RouteError,
    HydrateFallback: PageSpinner,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: paths.home, lazy: () => import('../routes/home.tsx') },
          { path: paths.homeByName, lazy: () => import('../routes/home.tsx') },
          { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
          { path: paths.analytics, lazy: () => import('../routes/analytics.tsx') },
          { path: paths.universalLink, lazy: () => import('../routes/universal-link.tsx') },
          { path: paths.linkManagement, lazy: () => import('../routes/link-management.tsx') },
          {
            path: paths.linkManagementAmazon,
            lazy: () => import('../routes/link-management-amazon.tsx'),
          },
          {
            path: paths.linkManagementShop,
            lazy: () => import('../routes/link-management-shop.tsx'),
          },
          { path: paths.pricing, lazy: () => import('../routes/pricing.tsx') },
          { path: paths.account, lazy: () => import('../routes/account.tsx') },
          { path: paths.checkEmail, lazy: () => import('../routes/check-email.tsx') },
          { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
          { path: paths.connect, lazy: () => import('../routes/connect.tsx') },
          { path: paths.about, lazy: () => import('../routes/about.tsx') },
          { path: paths.founderStory, lazy: () => import('../routes/founder-story.tsx') },
          { path: paths.privacy, lazy: () => import('../routes/privacy.tsx') },
          { path: paths.terms, lazy: () => import('../routes/terms.tsx') },
          { path: paths.privacyPolicy, lazy: () => import('../routes/privacy-policy.tsx') },
          { path: paths.termsOfService, lazy: () => import('../routes/terms-of-service.tsx') },
          { path: paths.status, lazy: () => import('../routes/status.tsx') },
          { path: paths.share, lazy: () => import('../routes/share.tsx') },
          { path: paths.blog, lazy: () => import('../routes/blog.tsx') },
          { id: 'article', path: paths.article, lazy: () => import('../routes/article.tsx') },
          { path: paths.linkTester, lazy: () => import('../routes/link-tester.tsx') },
          { path: paths.redirectTest, lazy: () => import('../routes/redirect-test.tsx') },
          {
            path: paths.demoUniversalBookPage,
            lazy: () => import('../routes/demo-universal-book-page.tsx'),
          },
          { path: paths.admin, lazy: () => import('../routes/admin.tsx') },
          { path: paths.adminDashboard, lazy: () => import('../routes/admin.tsx') },
          { path: paths.adminUsers, lazy: () => import('../routes/admin-users.tsx') },
          { path: paths.adminUser, lazy: () => import('../routes/admin-user.tsx') },
          { path: paths.adminLinks, lazy: () => import('../routes/admin-links.tsx') },
          { path: paths.adminLink, lazy: () => import('../routes/admin-link.tsx') },
          { path: paths.adminReports, lazy: () => import('../routes/admin-reports.tsx') },
          { path: paths.adminAudit, lazy: () => import('../routes/admin-audit.tsx') },
          { path: paths.adminInbox, lazy: () => import('../routes/admin-inbox.tsx') },
          { path: paths.adminMessage, lazy: () => import('../routes/admin-message.tsx') },
          { path: paths.adminMail, lazy: () => import('../routes/admin-mail.tsx') },
          { path: paths.adminJobs, lazy: () => import('../routes/admin-jobs.tsx') },
          {
            path: paths.adminStripeEvents,
            lazy: () => import('../routes/admin-stripe-events.tsx'),
          },
          { path: paths.adminBooks, lazy: () => import('../routes/admin-books.tsx') },
          { path: '*', lazy: () => import('../routes/not-found.tsx') },
        ],
      },
    ],
  },
]

function PageSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-9" label="Loading" late />
    </div>
  )
}
