/**
 * The procedures open to extensions: saving and listing links, creating their links for print and other channels, and
 * reading and setting their tags. Money, sessions, other people and account deletion are only on the site,
 * and so is every procedure not listed here. Public procedures need no entry.
 */
const OPEN_TO_EXTENSIONS: ReadonlySet<string> = new Set([
  'analytics.summary',
  'devices.disconnect',
  'links.annotate',
  'links.confirmSeller',
  'links.createChannel',
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
