/**
 * The extension's sources for Firefox's add-on reviewers: this folder, the shared packages, and the
 * workspace's settings. The lockfile needs the other packages' names, but not their code.
 */
export const sourceFiles: string[] = [
  'LICENSE',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'extension/**',
  'server/tsconfig.json',
  'shared/{client,domain,ui}/**',
  '{server,web,e2e,bench}/package.json',
]

/** Tests and pictures. */
export const excludedFromSources: string[] = [
  '**/*.test.{ts,tsx}',
  '**/__snapshots__/**',
  'extension/store/images/**',
]
