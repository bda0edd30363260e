import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Answer<Output> = Output | Promise<Output>
type Access = 'get' | 'beginSetUp' | 'confirmSetUp' | 'open' | 'close'

/** The calls of the admin area's door. */
export type AdminCalls = {
  readonly [Name in Access as `admin.access.${Name}`]: (
    input: Extract<RouterInputs['admin']['access'][Name], object>,
  ) => Answer<RouterOutputs['admin']['access'][Name]>
}

export const openAccess: RouterOutputs['admin']['access']['get'] = {
  state: 'open',
  endsAt: '2026-11-21T21:30:00.000Z',
  codesLeft: 10,
}

export const adminAnswers: AdminCalls = {
  'admin.access.get': () => openAccess,
  'admin.access.beginSetUp': () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Everyshelf:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  'admin.access.confirmSetUp': () => ({ recoveryCodes: ['abcdefghjkmn', 'pqrstuvwxyz2'] }),
  'admin.access.open': () => ({ opened: true }),
  'admin.access.close': () => ({ closed: true }),
}
