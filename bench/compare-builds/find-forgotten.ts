import { createDataDir } from '../../e2e/fixtures/server-process.ts'
import { loadConfig } from '../../server/src/config.ts'
import { createOpenApiDocument } from '../../server/src/http/api-v1/openapi.ts'
import { createLogger } from '../../server/src/logger.ts'
import { startServer } from '../../server/src/start-server.ts'
import { operations } from './calls/operations.ts'
import { listOperations } from './record-operations.ts'
import { calledProcedures } from './record-procedures.ts'

/** The procedures and operations of the working tree that the comparison does not call. */
export async function findForgotten(): Promise<string[]> {
  const data = createDataDir()
  const config = loadConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: data.path })
  const server = await startServer({
    config,
    logger: createLogger('silent'),
    webFolder: data.path,
    lingerMs: 0,
  })
  const procedures = Object.keys(server.router._def.procedures)
  await server.stop()
  data.remove()
  const document = JSON.stringify(createOpenApiDocument('http://localhost'))
  return [
    ...procedures.filter((procedure) => !calledProcedures.has(procedure)),
    ...listOperations(document)
      .map(({ operationId }) => operationId)
      .filter((operation) => operations[operation] === undefined),
  ]
}
