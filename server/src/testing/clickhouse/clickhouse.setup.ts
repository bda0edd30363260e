import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { clickHouseEngine, findPackage } from '../fetched-package.ts'
import { type DedicatedClickHouse, startDedicatedClickHouse } from './dedicated-clickhouse.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clickhouse: ClickHouseOfRun
  }
}

/** Answers the address of the run's ClickHouse at `starter`, or says why there is none. */
type ClickHouseOfRun = { readonly starter: string } | { readonly whyNot: string }

/**
 * One ClickHouse for the whole run, started by the first test that needs it: tests run in other
 * processes, so they request its address from this one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = findPackage(clickHouseEngine)
  if ('whyNot' in engine) {
    project.provide('clickhouse', engine)
    return async () => {}
  }
  let started: Promise<DedicatedClickHouse> | undefined
  const starter = createServer((_request, response) => {
    started ??= startDedicatedClickHouse()
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  starter.listen(0, '127.0.0.1')
  await once(starter, 'listening')
  const { port } = starter.address() as AddressInfo
  project.provide('clickhouse', { starter: `http://127.0.0.1:${port}` })
  return async () => {
    starter.close()
    starter.closeAllConnections()
    await (await started)?.remove()
  }
}
