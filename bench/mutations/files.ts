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
const api = 'server/src/api/rest'
const webhooks = `${features}/webhooks`
const restore = `${features}/moving/restore`

/** Security-relevant files, each with its tests. */
export const mutatedFiles: readonly Mutated[] = [
  { file: `${http}/headers/cross-site.ts`, tests: ['cross-site-guard.test'] },
  { file: `${http}/geo/client-address.ts`, tests: ['client-address.test'] },
  {
    file: `${http}/connections/connection-limits.ts`,
    tests: ['connection-guard.test', 'connection-limits.test'],
  },
  { file: `${http}/connections/pipelining.ts`, tests: ['pipelining.test'] },
  { file: `${http}/headers/security-headers.ts`, tests: ['security-headers.test'] },
  { file: `${http}/limits/rate-limits.ts`, tests: ['limits/rate-limits.test'] },
  {
    file: `${http}/headers/strict-transport.ts`,
    tests: ['redirect-headers.test', 'security-headers.test'],
  },
  { file: `${outbound}/public-address.ts`, tests: ['public-address.test'] },
  { file: `${outbound}/guarded-dialer.ts`, tests: ['guarded-dialer.test', 'dial-tls.test'] },
  { file: 'server/src/trpc/procedures.ts', tests: ['procedures.test'] },
  { file: 'server/src/trpc/extension-scope.ts', tests: ['extension-scope.test'] },
  { file: 'server/src/trpc/error-mapping.ts', tests: ['error-mapping.test'] },
  {
    file: 'server/src/api/trpc/trpc.route.ts',
    tests: ['trpc.route.test'],
  },
  { file: 'server/src/secrets/signed-text.ts', tests: ['signed-text.test'] },
  { file: 'server/src/files/data-dir.ts', tests: ['data-dir.test'] },
  {
    file: 'server/src/files/file-access.ts',
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
  { file: `${features}/redirect/edge.ts`, tests: ['edge-hits.test'] },
  { file: `${features}/redirect/edge/edge-signature.ts`, tests: ['edge-hits.test'] },
  { file: `${features}/subscription/read-event.ts`, tests: ['read-event.test'] },
  { file: `${features}/subscription/receive-event.ts`, tests: ['receive-event.test'] },
  { file: 'server/src/config/mail-address.ts', tests: ['mail-address.test'] },
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
  { file: 'server/src/secrets/sealed-secret.ts', tests: ['second-factor/codes.test'] },
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
  { file: 'shared/domain/src/clicks/exclusion-rules.ts', tests: ['src/clicks'] },
  // Changed after 2026-11-23: the API, its keys, webhooks, restores, uploads, and what a request may be.
  { file: `${http}/connections/valid-request.ts`, tests: ['valid-request.test'] },
  { file: `${http}/limits/page-limiter.ts`, tests: ['page-limiter.test'] },
  {
    file: `${http}/limits/window-counter.ts`,
    tests: ['limits/rate-limits.test', 'account-limits.test'],
  },
  { file: `${http}/limits/account-limits.ts`, tests: ['account-limits.test'] },
  { file: `${http}/limits/limit-sharing.ts`, tests: ['limit-sharing.test'] },
  { file: `${http}/limits/load-shedding.ts`, tests: ['load-shedding.test'] },
  { file: `${http}/connections/slow-clients.ts`, tests: ['slow-clients.test'] },
  { file: `${http}/health/health.ts`, tests: ['health/health.test'] },
  { file: `${api}/etag.ts`, tests: ['conditional-changes.test', 'rest/api-v1.test'] },
  { file: `${api}/authenticate.ts`, tests: ['rest/limits.test', 'rest/access.test'] },
  { file: `${api}/open-call.ts`, tests: ['rest/api-v1.test', 'rest/access.test'] },
  { file: `${api}/api-context.ts`, tests: ['rest/limits.test', 'rest/access.test'] },
  { file: `${api}/run-endpoint.ts`, tests: ['conditional-changes.test', 'rest/openapi.test'] },
  {
    file: `${api}/handle-endpoint.ts`,
    tests: ['conditional-changes.test', 'rest/api-v1.test', 'rest/access.test'],
  },
  { file: `${api}/read-request.ts`, tests: ['rest/api-v1.test', 'rest/openapi.test'] },
  { file: `${api}/cross-origin.ts`, tests: ['rest/api-v1.test'] },
  { file: `server/src/api/mcp/mcp.route.ts`, tests: ['mcp/mcp.test', 'mcp/transport.test'] },
  {
    file: `server/src/api/mcp/respond-to-message.ts`,
    tests: ['mcp/mcp.test', 'mcp/hostile-messages.test'],
  },
  {
    file: `server/src/api/mcp/tool-server.ts`,
    tests: ['mcp/mcp.test', 'mcp/hostile-messages.test'],
  },
  { file: 'server/src/trpc/api-key-scope.ts', tests: ['rest/access.test'] },
  { file: 'server/src/trpc/read-failure.ts', tests: ['rest/api-v1.test', 'error-mapping.test'] },
  { file: 'server/src/db/change-condition.ts', tests: ['conditional-changes.test'] },
  { file: `${features}/links/store/lock-links.repo.ts`, tests: ['conditional-changes.test'] },
  { file: `${features}/links/settings/foreign-settings.ts`, tests: ['restore.http.test'] },
  { file: `${features}/api-keys/api-keys.service.ts`, tests: ['api-keys.test'] },
  { file: `${features}/api-keys/api-keys.repo.ts`, tests: ['api-keys.test'] },
  { file: `${features}/api-keys/idempotency.ts`, tests: ['idempotency.test'] },
  { file: `${features}/api-keys/idempotency.repo.ts`, tests: ['idempotency.test'] },
  { file: `${features}/devices/command-line-keys.ts`, tests: ['devices/command-line.test'] },
  {
    file: `${webhooks}/send-event.ts`,
    tests: ['webhook-guard.test', 'server/src/features/webhooks/webhooks.test'],
  },
  { file: `${webhooks}/sign-event.ts`, tests: ['server/src/features/webhooks/webhooks.test'] },
  { file: `${webhooks}/read-scopes.ts`, tests: ['rest/access.test'] },
  {
    file: `${webhooks}/webhooks.service.ts`,
    tests: ['server/src/features/webhooks/webhooks.test'],
  },
  { file: `${webhooks}/webhooks.repo.ts`, tests: ['server/src/features/webhooks/webhooks.test'] },
  {
    file: `${webhooks}/deliveries.service.ts`,
    tests: ['server/src/features/webhooks/webhooks.test'],
  },
  { file: `${webhooks}/switch-off.ts`, tests: ['server/src/features/webhooks/webhooks.test'] },
  { file: `${webhooks}/request-rate.ts`, tests: ['webhook-turns.test', 'due-deliveries.test'] },
  { file: `${restore}/claim-file-slugs.ts`, tests: ['restore.http.test'] },
  { file: `${restore}/look-up-books.ts`, tests: ['restore.http.test'] },
  { file: `${restore}/restore-link.ts`, tests: ['restore.http.test'] },
  { file: `${restore}/restore-history.ts`, tests: ['restore.http.test'] },
  { file: `${features}/uploaded-covers/image-uploads.route.ts`, tests: ['uploaded-covers'] },
  { file: `${features}/uploaded-covers/encode-cover.ts`, tests: ['encode-cover.test'] },
  { file: `${features}/uploaded-covers/encode-cover-worker.ts`, tests: ['encode-cover.test'] },
  { file: 'server/src/images/image-info.ts', tests: ['encode-cover.test', 'cover-image.test'] },
  { file: `${features}/clicks/spool/spool-files.ts`, tests: ['click-spool.test'] },
  { file: `${outbound}/read-body.ts`, tests: ['outbound/upstream.test'] },
  { file: `${outbound}/upstream.ts`, tests: ['outbound/upstream.test'] },
  { file: `${features}/pages/embed/render-card.ts`, tests: ['pages/embed'] },
  { file: 'shared/domain/src/webhooks/webhook-url.ts', tests: ['src/webhooks/webhooks.test'] },
  { file: 'shared/domain/src/links/slug.ts', tests: ['src/links/links.test'] },
  { file: 'shared/domain/src/api-keys/api-key.ts', tests: ['src/api-keys'] },
  { file: 'shared/domain/src/moving/restore-account.ts', tests: ['restore.http.test'] },
  { file: 'shared/domain/src/devices/command-line.ts', tests: ['src/devices'] },
]
