/**
 * What the extension is built from, for the reviewers of Firefox's add-ons: this folder, the shared
 * packages, and the settings above them. Of packages that give only types, or nothing, the lockfile
 * wants the name.
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

/** Tests, and pictures. */
export const leftOutOfSources: string[] = [
  '**/*.test.{ts,tsx}',
  '**/__snapshots__/**',
  'extension/store/images/**',
]
