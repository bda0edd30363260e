import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Returned<Output> = Output | Promise<Output>
type Slice =
  | 'access'
  | 'users'
  | 'links'
  | 'authorPages'
  | 'ownDomains'
  | 'series'
  | 'reports'
  | 'audit'

type CallsOf<Name extends Slice> = {
  readonly [Call in keyof RouterOutputs['admin'][Name] &
    keyof RouterInputs['admin'][Name] &
    string as `admin.${Name}.${Call}`]: (
    input: Extract<RouterInputs['admin'][Name][Call], object>,
  ) => Returned<RouterOutputs['admin'][Name][Call]>
}

/** The API calls of two-factor authentication and of the admin pages about users, links and the audit log. */
export type AdminCalls = CallsOf<'access'> &
  CallsOf<'users'> &
  CallsOf<'links'> &
  CallsOf<'authorPages'> &
  CallsOf<'ownDomains'> &
  CallsOf<'series'> &
  CallsOf<'reports'> &
  CallsOf<'audit'>

export const openAccess: RouterOutputs['admin']['access']['get'] = {
  state: 'open',
  endsAt: '2026-11-21T21:30:00.000Z',
  codesLeft: 10,
}

function unfaked(name: string): () => never {
  return () => {
    throw new TypeError(`not faked: ${name}`)
  }
}

export const adminHandlers: AdminCalls = {
  'admin.access.get': () => openAccess,
  'admin.access.beginSetUp': () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Everyshelf:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  'admin.access.confirmSetUp': () => ({ recoveryCodes: ['abcdefghjkmn', 'pqrstuvwxyz2'] }),
  'admin.access.open': () => ({ opened: true }),
  'admin.access.close': () => ({ closed: true }),
  'admin.users.list': () => ({ rows: [], next: null }),
  'admin.users.get': unfaked('admin.users.get'),
  'admin.users.ban': () => ({ banned: true }),
  'admin.users.unban': () => ({ banned: false }),
  'admin.users.signOut': () => ({ sessions: 2 }),
  'admin.users.grantPremium': () => ({ premiumUntil: null }),
  'admin.users.endPremium': () => ({ premiumUntil: null }),
  'admin.links.list': () => ({ rows: [], next: null }),
  'admin.links.get': unfaked('admin.links.get'),
  'admin.links.disable': () => ({ disabled: true }),
  'admin.links.enable': () => ({ disabled: false }),
  'admin.authorPages.find': () => [],
  'admin.authorPages.disable': () => ({ disabled: true }),
  'admin.authorPages.enable': () => ({ disabled: false }),
  'admin.ownDomains.find': () => [],
  'admin.ownDomains.disable': () => ({ disabled: true }),
  'admin.ownDomains.enable': () => ({ disabled: false }),
  'admin.series.find': () => [],
  'admin.series.listOfLink': () => [],
  'admin.series.disable': () => ({ disabled: true }),
  'admin.series.enable': () => ({ disabled: false }),
  'admin.reports.list': () => ({ rows: [], next: null }),
  'admin.reports.dismiss': () => ({ state: 'dismissed' }),
  'admin.reports.resolve': () => ({ state: 'resolved' }),
  'admin.audit.list': () => ({ rows: [], next: null, admins: [] }),
  'admin.audit.check': () => ({ rows: 0, brokenAt: null }),
}
