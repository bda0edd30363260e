import { createOpenApiDocument } from '../api/rest/openapi.ts'
import { loadConfig } from '../config/config.ts'
import { createLogger } from '../logger.ts'
import { startServer } from '../start-server.ts'

/** The names of all procedures, and the document of the REST API, for programs that run outside the tests. */
export async function readApi(dataDir: string) {
  const server = await startServer({
    config: loadConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }),
    logger: createLogger('silent'),
    webFolder: dataDir,
    lingerMs: 0,
  })
  const procedures = Object.keys(server.router._def.procedures)
  await server.stop()
  return { procedures, document: JSON.stringify(createOpenApiDocument('http://localhost')) }
}
