/**
 * What an extension may do in its owner's name (S57): make, keep and list links, and see and set the
 * tags in them. Money, sessions, other people and the end of the account stay with the site; so does
 * every call that has no row here. What anybody may call needs none.
 */
const OPEN_TO_EXTENSIONS: ReadonlySet<string> = new Set([
  'analytics.summary',
  'devices.disconnect',
  'links.annotate',
  'links.confirmShop',
  'links.get',
  'links.health',
  'links.history',
  'links.list',
  'links.remove',
  'links.restore',
  'links.save',
  'links.setFormat',
  'links.settings',
  'links.undo',
  'links.update',
  'profile.get',
  'profile.update',
  'subscription.check',
])

export function isOpenToExtensions(path: string): boolean {
  return OPEN_TO_EXTENSIONS.has(path)
}
