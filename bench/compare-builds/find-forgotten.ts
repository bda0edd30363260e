import { createDataDir } from '../../e2e/fixtures/server-process.ts'
import { readApi } from '../../server/src/testing/read-api.ts'
import { operations } from './calls/operations.ts'
import { listOperations } from './record-operations.ts'
import { calledProcedures } from './record-procedures.ts'

/** The procedures and operations of the working tree that the comparison does not call. */
export async function findForgotten(): Promise<string[]> {
  const data = createDataDir()
  const { procedures, document } = await readApi(data.path).finally(data.remove)
  return [
    ...procedures.filter((procedure) => !calledProcedures.has(procedure)),
    ...listOperations(document)
      .map(({ operationId }) => operationId)
      .filter((operation) => operations[operation] === undefined),
  ]
}
