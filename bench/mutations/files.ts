export interface Mutated {
  readonly file: string
  /** Parts of the paths of the tests that should fail, fastest first. */
  readonly tests: readonly string[]
}

const features = 'server/src/features'
const http = 'server/src/http'
const accounts = `${features}/accounts`
const access = `${features}/admin/access`
const secondFactor = `${accounts}/second-factor`
const outbound = 'server/src/outbound'

/** Security-relevant files, each with its tests. */
export const mutatedFiles: readonly Mutated[] = [
  { file: `${http}/cross-site.ts`, tests: ['cross-site-guard.test'] },
  { file: `${http}/client-address.ts`, tests: ['client-address.test'] },
  {
    file: `${http}/connection-limits.ts`,
    tests: ['connection-guard.test', 'connection-limits.test'],
  },
  { file: `${http}/pipelining.ts`, tests: ['pipelining.test'] },
  { file: `${http}/security-headers.ts`, tests: ['security-headers.test'] },
  { file: `${http}/rate-limits.ts`, tests: ['http/rate-limits.test'] },
  {
    file: `${http}/strict-transport.ts`,
    tests: ['redirect-headers.test', 'security-headers.test'],
  },
  { file: `${outbound}/public-address.ts`, tests: ['public-address.test'] },
  { file: `${outbound}/guarded-dialer.ts`, tests: ['guarded-dialer.test', 'dial-tls.test'] },
  { file: 'server/src/trpc/procedures.ts', tests: ['procedures.test'] },
  { file: 'server/src/trpc/extension-scope.ts', tests: ['extension-scope.test'] },
  { file: 'server/src/trpc/error-mapping.ts', tests: ['error-mapping.test'] },
  {
    file: 'server/src/trpc/trpc.route.ts',
    tests: ['trpc.route.test'],
  },
  { file: 'server/src/signed-text.ts', tests: ['signed-text.test'] },
  { file: 'server/src/data-dir.ts', tests: ['data-dir.test'] },
  {
    file: 'server/src/file-access.ts',
    tests: ['file-access.test', 'data-dir.test'],
  },
  {
    file: `${features}/clicks/retention/proven-time.ts`,
    tests: ['proven-time.test', 'delete-old-clicks.test'],
  },
  {
    file: `${features}/clicks/retention/delete-old-clicks.ts`,
    tests: ['delete-old-clicks.test', 'proven-time.test'],
  },
  { file: `${features}/redirect/edge/receive-edge-hits.ts`, tests: ['edge-hits.test'] },
  { file: `${features}/redirect/edge/edge-signature.ts`, tests: ['edge-hits.test'] },
  { file: `${features}/subscription/read-event.ts`, tests: ['read-event.test'] },
  { file: `${features}/subscription/receive-event.ts`, tests: ['receive-event.test'] },
  { file: `${features}/mail/mail-address.ts`, tests: ['mail-address.test'] },
  { file: `${features}/mail/mail-preview.route.ts`, tests: ['mail-preview.route.test'] },
  { file: `${features}/link-reports/report-page.ts`, tests: ['report-form.test'] },
  { file: `${features}/link-reports/report.route.ts`, tests: ['report-form.test'] },
  { file: `${features}/devices/device.route.ts`, tests: ['device.route.test'] },
  { file: `${features}/devices/devices.service.ts`, tests: ['devices.service.test'] },
  { file: `${features}/devices/extension-tokens.ts`, tests: ['extension-tokens.test'] },
  {
    file: `${accounts}/auth.route.ts`,
    tests: ['auth-endpoints.test'],
  },
  { file: `${accounts}/signed-tokens.ts`, tests: ['signed-tokens.test'] },
  { file: `${accounts}/session-token.ts`, tests: ['session-token.test'] },
  { file: `${accounts}/session-users.repo.ts`, tests: ['session-users.repo.test'] },
  { file: `${accounts}/sessions.ts`, tests: ['accounts/sessions.test'] },
  { file: `${accounts}/end-sessions.repo.ts`, tests: ['end-sessions.repo.test'] },
  { file: `${accounts}/sign-ups.ts`, tests: ['sign-ups.test'] },
  { file: `${accounts}/sign-ups.repo.ts`, tests: ['sign-ups.test'] },
  { file: `${accounts}/sign-in-limits/sign-in-guard.ts`, tests: ['sign-in-guard.test'] },
  {
    file: `${accounts}/sign-in-limits/sign-in-delays.repo.ts`,
    tests: ['sign-in-delays.repo.test'],
  },
  { file: `${accounts}/known-devices.ts`, tests: ['known-devices.test'] },
  { file: `${accounts}/device-authorization.ts`, tests: ['device-authorization.test'] },
  { file: `${accounts}/google-provider.ts`, tests: ['google-provider.test'] },
  { file: `${accounts}/email-change.ts`, tests: ['email-change-steps.test'] },
  { file: `${access}/admin-access.service.ts`, tests: ['admin-access.service.test'] },
  { file: `${secondFactor}/recovery-codes.ts`, tests: ['second-factor/codes.test'] },
  { file: 'server/src/sealed-secret.ts', tests: ['second-factor/codes.test'] },
  { file: `${secondFactor}/totp.ts`, tests: ['second-factor/codes.test'] },
  { file: `${secondFactor}/recovery.service.ts`, tests: ['second-factor/recovery.test'] },
  { file: `${accounts}/passkeys/passkeys.service.ts`, tests: ['passkeys.test'] },
  { file: `${accounts}/pending-sign-ins.ts`, tests: ['two-factor.test', 'accounts/google.test'] },
  {
    file: `${accounts}/sign-in-limits/auth-limits.ts`,
    tests: ['auth-limits.test', 'two-factor.test'],
  },
  { file: `${features}/profile/tag-changes.service.ts`, tests: ['tag-changes.test'] },
  { file: `${features}/uploaded-covers/cover-limits.ts`, tests: ['encode-cover.test'] },
  { file: `${features}/uploaded-covers/uploaded-covers.route.ts`, tests: ['uploaded-covers'] },
  { file: 'shared/domain/src/csv/csv.ts', tests: ['csv.test'] },
  { file: 'shared/domain/src/affiliate/tagging-policy.ts', tests: ['affiliate.test', 'routing'] },
  { file: 'shared/domain/src/clicks/classify-hit.ts', tests: ['src/clicks'] },
]
