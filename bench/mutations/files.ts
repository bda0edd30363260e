export interface Mutated {
  readonly file: string
  /** Parts of the paths of the tests that should notice. */
  readonly tests: readonly string[]
}

const http = 'server/src/http'
const accounts = 'server/src/features/accounts'
const outbound = 'server/src/outbound'

/** The files whose mistakes cost security, each with the tests that are about it. */
export const mutatedFiles: readonly Mutated[] = [
  { file: `${http}/cross-site.ts`, tests: ['cross-site.test', 'report.route.test'] },
  { file: `${http}/client-address.ts`, tests: ['client-address.test'] },
  { file: `${http}/security-headers.ts`, tests: ['security-headers.test'] },
  { file: `${http}/rate-limits.ts`, tests: ['rate-limits.test', 'auth-limits.test'] },
  {
    file: `${http}/strict-transport.ts`,
    tests: ['redirect-headers.test', 'security-headers.test'],
  },
  { file: `${outbound}/public-address.ts`, tests: ['public-address.test'] },
  { file: `${outbound}/guarded-dialer.ts`, tests: ['guarded-dialer.test'] },
  { file: 'server/src/trpc/procedures.ts', tests: ['access.test', 'app-router.test'] },
  { file: 'server/src/trpc/extension-scope.ts', tests: ['access.test', 'devices.test'] },
  { file: 'server/src/trpc/error-mapping.ts', tests: ['error-mapping.test', 'app-router.test'] },
  { file: 'server/src/data-dir.ts', tests: ['data-dir.test', 'src/main.test'] },
  { file: 'server/src/file-access.ts', tests: ['data-dir.test', 'src/main.test'] },
  {
    file: 'server/src/features/clicks/retention/proven-time.ts',
    tests: ['proven-time.test', 'delete-old-clicks.test'],
  },
  {
    file: 'server/src/features/clicks/retention/delete-old-clicks.ts',
    tests: ['proven-time.test', 'delete-old-clicks.test'],
  },
  { file: 'server/src/features/subscription/read-event.ts', tests: ['webhook.test'] },
  { file: 'server/src/features/subscription/take-event.ts', tests: ['webhook.test'] },
  { file: 'server/src/features/mail/mail-preview.route.ts', tests: ['mail-preview.test'] },
  { file: 'server/src/features/reports/report-page.ts', tests: ['report.route.test'] },
  { file: 'server/src/features/reports/report.route.ts', tests: ['report.route.test'] },
  { file: 'server/src/features/devices/device.route.ts', tests: ['devices.test'] },
  { file: 'server/src/features/devices/devices.service.ts', tests: ['devices.test'] },
  {
    file: `${accounts}/auth.route.ts`,
    tests: ['auth.route.test', 'accounts.test', 'google.test', 'auth-limits.test'],
  },
  { file: `${accounts}/session-token.ts`, tests: ['signed-in.test', 'auth.route.test'] },
  { file: `${accounts}/sessions.ts`, tests: ['accounts.test', 'auth.route.test'] },
  { file: `${accounts}/email-change.ts`, tests: ['email-change.test'] },
  { file: 'shared/domain/src/affiliate/tagging-policy.ts', tests: ['affiliate.test', 'routing'] },
  { file: 'shared/domain/src/clicks/classify-hit.ts', tests: ['src/clicks'] },
]
