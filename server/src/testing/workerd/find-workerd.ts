import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findPackage, workerdRuntime } from '../fetched-package.ts'

export type FoundWorkerd = { readonly binary: string } | { readonly whyNot: string }

/** The program of Cloudflare's runtime, if the test command has fetched it. */
export function findWorkerd(): FoundWorkerd {
  const found = findPackage(workerdRuntime)
  if ('whyNot' in found) return found
  const loaded: { readonly default: string } = createRequire(join(found.folder, 'package.json'))(
    'workerd',
  )
  return { binary: loaded.default }
}
