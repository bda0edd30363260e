import type { AnyRouter } from '@trpc/server'
import type { ProcedureMeta } from '../trpc/init.ts'
import { createTestApp } from './test-app.ts'

export interface ProcedureDefinition {
  readonly path: string
  readonly type: string
  readonly meta?: ProcedureMeta
  readonly inputs: readonly { readonly safeParse?: (value: unknown) => { success: boolean } }[]
}

/** Every procedure of a router with its metadata. */
export function listProcedures(router: AnyRouter): ProcedureDefinition[] {
  return Object.entries(router._def.procedures).map(([path, procedure]) => ({
    path,
    ...(procedure as { _def: Omit<ProcedureDefinition, 'path'> })._def,
  }))
}

/** Every procedure of the real app, for tests with one case per procedure. */
export async function listAppProcedures(): Promise<ProcedureDefinition[]> {
  const app = await createTestApp()
  const procedures = listProcedures(app.router)
  await app.close()
  return procedures
}
