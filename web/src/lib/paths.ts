/** Every path of the web app. The router, the links and `paths.json` use this list. */
export const paths = {
  home: '/',
  homeByName: '/home',
  dashboard: '/dashboard',
  move: '/dashboard/move',
  analytics: '/analytics',
  earnings: '/earnings',
  earningsReports: '/earnings/reports',
  link: '/links/:linkId',
  linkClicks: '/links/:linkId/clicks',
  linkDetails: '/links/:linkId/details',
  linkBackMatter: '/links/:linkId/back-matter',
  universalLink: '/universal-links/:linkId',
  linkManagement: '/link-management/:linkId',
  linkManagementAmazon: '/link-management/:linkId/amazon',
  linkManagementRetailer: '/link-management/:linkId/:retailer',
  pages: '/pages',
  authorPage: '/pages/author/:pageId',
  seriesEditor: '/pages/series/:seriesId',
  pricing: '/pricing',
  account: '/account',
  checkEmail: '/check-email',
  profile: '/profile',
  profileTags: '/profile/tags',
  profileReferrals: '/profile/referrals',
  profileSecurity: '/profile/security',
  profileBilling: '/profile/billing',
  profileDevices: '/profile/devices',
  profileApiKeys: '/profile/api-keys',
  profileDomains: '/profile/domains',
  profileWebhooks: '/profile/webhooks',
  profileData: '/profile/data',
  connect: '/connect',
  about: '/about',
  founderStory: '/founder-story',
  privacy: '/privacy',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  developers: '/developers',
  status: '/status',
  share: '/share',
  blog: '/blog',
  article: '/blog/:slug',
  linkTester: '/link-tester',
  redirectTest: '/redirect-test',
  epubCheck: '/tools/epub-check',
  demoUniversalBookPage: '/demo/universal-book-page',
  admin: '/admin',
  adminDashboard: '/admin-dashboard',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:userId',
  adminLinks: '/admin/links',
  adminLink: '/admin/links/:linkId',
  adminAuthorPages: '/admin/pages',
  adminReports: '/admin/reports',
  adminAudit: '/admin/audit',
  adminInbox: '/admin/inbox',
  adminMessage: '/admin/inbox/:messageId',
  adminMail: '/admin/email-testing',
  adminJobs: '/admin/jobs',
  adminStripeEvents: '/admin/stripe-events',
  adminBooks: '/admin/books',
} as const

/** The feed of new articles. It is a file, not a page. */
export const FEED_PATH = '/blog/feed.xml'

/** @example articlePath('global-book-links') // '/blog/global-book-links' */
export function articlePath(slug: string): string {
  return paths.article.replace(':slug', slug)
}

/** @example linkPath('5f0c') // '/links/5f0c' */
export function linkPath(linkId: string): string {
  return paths.link.replace(':linkId', linkId)
}

/** @example seriesEditorPath('5f0c') // '/pages/series/5f0c' */
export function seriesEditorPath(id: string): string {
  return paths.seriesEditor.replace(':seriesId', id)
}

export const pagePaths: readonly string[] = Object.values(paths)
