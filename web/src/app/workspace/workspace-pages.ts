import { paths } from '../../lib/paths.ts'

/** A signed-in page that is prerendered up to its data. */
export interface WorkspacePage {
  readonly path: string
  /** The file that the router imports, in `src/`. */
  readonly module: string
  /** The same as the page's `useTitle`. */
  readonly title: string
}

/** Their first HTML has the frame, the heading and a placeholder, so they show before the app is loaded. */
export const workspacePages: readonly WorkspacePage[] = [
  {
    path: paths.dashboard,
    module: 'features/dashboard/dashboard.tsx',
    title: 'Dashboard · Everyshelf',
  },
  { path: paths.move, module: 'features/moving/moving.tsx', title: 'Import · Everyshelf' },
  { path: paths.analytics, module: 'routes/analytics.tsx', title: 'Analytics · Everyshelf' },
  {
    path: paths.earnings,
    module: 'features/earnings/earnings.tsx',
    title: 'Earnings · Everyshelf',
  },
  {
    path: paths.earningsReports,
    module: 'features/earnings/reports/reports.tsx',
    title: 'Reports · Everyshelf',
  },
  { path: paths.pages, module: 'routes/pages.tsx', title: 'Pages · Everyshelf' },
  {
    path: paths.authorPage,
    module: 'features/author-pages/author-page-editor.tsx',
    title: 'Author page · Everyshelf',
  },
  { path: paths.profile, module: 'routes/profile.tsx', title: 'My Account · Everyshelf' },
  { path: paths.profileTags, module: 'routes/profile-tags.tsx', title: 'Programs · Everyshelf' },
  {
    path: paths.profileReferrals,
    module: 'routes/profile-referrals.tsx',
    title: 'Referrals · Everyshelf',
  },
  {
    path: paths.profileSecurity,
    module: 'routes/profile-security.tsx',
    title: 'Security · Everyshelf',
  },
  {
    path: paths.profileBilling,
    module: 'routes/profile-billing.tsx',
    title: 'Billing · Everyshelf',
  },
  {
    path: paths.profileDevices,
    module: 'routes/profile-devices.tsx',
    title: 'Devices · Everyshelf',
  },
  {
    path: paths.profileApiKeys,
    module: 'routes/profile-api-keys.tsx',
    title: 'API keys · Everyshelf',
  },
  {
    path: paths.profileDomains,
    module: 'routes/profile-domains.tsx',
    title: 'Domains · Everyshelf',
  },
  {
    path: paths.profileWebhooks,
    module: 'routes/profile-webhooks.tsx',
    title: 'Webhooks · Everyshelf',
  },
  { path: paths.profileData, module: 'routes/profile-data.tsx', title: 'Your data · Everyshelf' },
  { path: paths.link, module: 'routes/link.tsx', title: 'Share · Everyshelf' },
  { path: paths.linkClicks, module: 'routes/link-clicks.tsx', title: 'Clicks · Everyshelf' },
  { path: paths.linkDetails, module: 'routes/link-details.tsx', title: 'Details · Everyshelf' },
  {
    path: paths.linkBackMatter,
    module: 'routes/link-back-matter.tsx',
    title: 'End of book · Everyshelf',
  },
  {
    path: paths.universalLink,
    module: 'routes/universal-link.tsx',
    title: 'Reader page · Everyshelf',
  },
  {
    path: paths.linkManagement,
    module: 'routes/link-management.tsx',
    title: 'Where readers go · Everyshelf',
  },
  {
    path: paths.linkManagementAmazon,
    module: 'routes/link-management-amazon.tsx',
    title: 'Where readers go · Everyshelf',
  },
]
