import type { AnyRouter } from '@trpc/server'
import type { ProcedureMeta } from '../trpc/init.ts'
import { createTestApp } from './test-app.ts'

export interface ProcedureDefinition {
  readonly path: string
  readonly type: string
  readonly meta?: ProcedureMeta
  readonly inputs: readonly { readonly safeParse?: (value: unknown) => { success: boolean } }[]
}

/** Every procedure of a router, with what it declares. */
export function listProcedures(router: AnyRouter): ProcedureDefinition[] {
  return Object.entries(router._def.procedures).map(([path, procedure]) => ({
    path,
    ...(procedure as { _def: Omit<ProcedureDefinition, 'path'> })._def,
  }))
}

/** The same of the real app, for tests that run one case for each of them. */
export async function listAppProcedures(): Promise<ProcedureDefinition[]> {
  const app = await createTestApp()
  const procedures = listProcedures(app.router)
  await app.close()
  return procedures
}
