import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

type Returned<Output> = Output | Promise<Output>

type Call<Name extends keyof RouterInputs['security'] & keyof RouterOutputs['security']> = (
  input: Extract<RouterInputs['security'][Name], object>,
) => Returned<RouterOutputs['security'][Name]>

/** The API calls about passkeys and two-factor authentication that pages make. */
export interface SecurityCalls {
  readonly 'security.get': Call<'get'>
  readonly 'security.renamePasskey': Call<'renamePasskey'>
  readonly 'security.removePasskey': Call<'removePasskey'>
  readonly 'security.beginAuthenticator': Call<'beginAuthenticator'>
  readonly 'security.confirmAuthenticator': Call<'confirmAuthenticator'>
  readonly 'security.createRecoveryCodes': Call<'createRecoveryCodes'>
  readonly 'security.cancelRecovery': Call<'cancelRecovery'>
  readonly 'security.viewRecovery': Call<'viewRecovery'>
  readonly 'security.cancelRecoveryByLink': Call<'cancelRecoveryByLink'>
  readonly 'security.finishRecovery': Call<'finishRecovery'>
}

/** An account with a password only. */
export const plainSecurity: RouterOutputs['security']['get'] = {
  hasPassword: true,
  hasGoogle: false,
  passkeys: [],
  authenticators: [],
  recoveryCodesLeft: 0,
}

export const securityHandlers: SecurityCalls = {
  'security.get': () => plainSecurity,
  'security.renamePasskey': () => ({ renamed: true }),
  'security.removePasskey': () => ({ removed: true }),
  'security.beginAuthenticator': () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Everyshelf:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  }),
  'security.confirmAuthenticator': () => ({ recoveryCodes: ['abcdefghjkmn', 'pqrstuvwxyz2'] }),
  'security.createRecoveryCodes': () => ({ recoveryCodes: ['abcdefghjkmn', 'pqrstuvwxyz2'] }),
  'security.cancelRecovery': () => ({ canceled: true }),
  'security.viewRecovery': () => ({ readyAt: '2026-11-24T09:30:00.000Z', isReady: false }),
  'security.cancelRecoveryByLink': () => ({ canceled: true }),
  'security.finishRecovery': () => ({ finished: true }),
}
