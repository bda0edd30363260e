import type { ApiScope } from '@everyshelf/domain/api-keys'

/**
 * The procedures open to API keys, with the scope that each needs. A procedure that is not listed
 * is closed to every key: the admin area, accounts, sign-in, devices, tags, payments, and other
 * keys. Public procedures need no entry.
 */
const scopeOf = new Map<string, ApiScope | 'any'>([
  ['links.list', 'links:read'],
  ['links.get', 'links:read'],
  ['links.details', 'links:read'],
  ['links.settings', 'links:read'],
  ['links.channels', 'links:read'],
  ['labels.list', 'links:read'],
  ['series.list', 'links:read'],
  ['series.get', 'links:read'],
  ['links.save', 'links:write'],
  ['links.annotate', 'links:write'],
  ['links.editDetails', 'links:write'],
  ['links.removeCover', 'links:write'],
  ['links.update', 'links:write'],
  ['links.createChannel', 'links:write'],
  ['links.setCampaign', 'links:write'],
  ['links.remove', 'links:write'],
  ['links.restore', 'links:write'],
  ['labels.create', 'links:write'],
  ['labels.update', 'links:write'],
  ['labels.merge', 'links:write'],
  ['labels.remove', 'links:write'],
  ['series.create', 'links:write'],
  ['series.update', 'links:write'],
  ['series.setAddress', 'links:write'],
  ['series.setBooks', 'links:write'],
  ['series.remove', 'links:write'],
  ['series.restore', 'links:write'],
  ['moves.get', 'links:read'],
  ['moves.rows', 'links:read'],
  ['moves.begin', 'links:write'],
  ['moves.append', 'links:write'],
  ['moves.start', 'links:write'],
  ['moves.undo', 'links:write'],
  ['analytics.overview', 'clicks:read'],
  ['analytics.summary', 'clicks:read'],
  ['earnings.overview', 'earnings:read'],
  ['earnings.listImports', 'earnings:read'],
  ['apiKeys.current', 'any'],
  ['apiKeys.revokeCurrent', 'any'],
  ['webhooks.list', 'webhooks:write'],
  ['webhooks.get', 'webhooks:write'],
  ['webhooks.create', 'webhooks:write'],
  ['webhooks.update', 'webhooks:write'],
  ['webhooks.rotateSecret', 'webhooks:write'],
  ['webhooks.remove', 'webhooks:write'],
  ['webhooks.sendTest', 'webhooks:write'],
  ['webhooks.listDeliveries', 'webhooks:write'],
  ['webhooks.getDelivery', 'webhooks:write'],
  ['webhooks.resend', 'webhooks:write'],
])

/** The scope with which an API key may call a procedure; undefined if no key may, `any` if all may. */
export function findApiScope(path: string): ApiScope | 'any' | undefined {
  return scopeOf.get(path)
}
