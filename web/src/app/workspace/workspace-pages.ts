import { paths } from '../../lib/paths.ts'

/** A signed-in page that is prerendered up to its data. */
export interface WorkspacePage {
  readonly path: string
  /** The file of its route, in `routes/`. */
  readonly route: string
  /** The same as the page's `useTitle`. */
  readonly title: string
}

/** Their first HTML has the frame, the heading and a placeholder, so they show before the app is loaded. */
export const workspacePages: readonly WorkspacePage[] = [
  { path: paths.dashboard, route: 'dashboard.tsx', title: 'Dashboard · Everyshelf' },
  { path: paths.move, route: 'move.tsx', title: 'Move here · Everyshelf' },
  { path: paths.analytics, route: 'analytics.tsx', title: 'Analytics · Everyshelf' },
  { path: paths.earnings, route: 'earnings.tsx', title: 'Earnings · Everyshelf' },
  { path: paths.earningsReports, route: 'earnings-reports.tsx', title: 'Reports · Everyshelf' },
  { path: paths.pages, route: 'pages.tsx', title: 'Pages · Everyshelf' },
  { path: paths.authorPage, route: 'author-page.tsx', title: 'Author page · Everyshelf' },
  { path: paths.profile, route: 'profile.tsx', title: 'My Account · Everyshelf' },
  { path: paths.profileTags, route: 'profile-tags.tsx', title: 'Programs · Everyshelf' },
  { path: paths.profileReferrals, route: 'profile-referrals.tsx', title: 'Referrals · Everyshelf' },
  { path: paths.profileSecurity, route: 'profile-security.tsx', title: 'Security · Everyshelf' },
  { path: paths.profileBilling, route: 'profile-billing.tsx', title: 'Billing · Everyshelf' },
  { path: paths.profileDevices, route: 'profile-devices.tsx', title: 'Devices · Everyshelf' },
  { path: paths.profileApiKeys, route: 'profile-api-keys.tsx', title: 'API keys · Everyshelf' },
  { path: paths.profileWebhooks, route: 'profile-webhooks.tsx', title: 'Webhooks · Everyshelf' },
  { path: paths.profileData, route: 'profile-data.tsx', title: 'Your data · Everyshelf' },
  { path: paths.link, route: 'link.tsx', title: 'Share · Everyshelf' },
  { path: paths.linkClicks, route: 'link-clicks.tsx', title: 'Clicks · Everyshelf' },
  {
    path: paths.linkBackMatter,
    route: 'link-back-matter.tsx',
    title: 'Back matter · Everyshelf',
  },
  { path: paths.universalLink, route: 'universal-link.tsx', title: 'Reader page · Everyshelf' },
  {
    path: paths.linkManagement,
    route: 'link-management.tsx',
    title: 'Where readers go · Everyshelf',
  },
  {
    path: paths.linkManagementAmazon,
    route: 'link-management-amazon.tsx',
    title: 'Where readers go · Everyshelf',
  },
]
