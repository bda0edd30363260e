import type { Config } from '../../config.ts'
import { isMigrated } from '../../db/migrate.ts'
import { createSnapshot } from '../../db/transact.ts'
import type { Command, CommandInput } from '../command.ts'
import { openBeside, type ReadableDatabase } from '../open-beside.repo.ts'
import { checkAudit } from './check-audit.ts'
import { checkDisk, checkFiles } from './check-files.ts'
import { checkReferences } from './check-references.repo.ts'
import { checkSoundness } from './check-soundness.ts'
import { checkTotals } from './check-totals.repo.ts'
import type { Check, Finding } from './finding.ts'

export const checkCommand: Command = {
  name: 'check',
  help: `pnpm check
Looks whether everything is as it has to be, while the server goes on. Nothing is changed. Looked at are
the settings, files and who may open them, room on the disk, the soundness of the database, its version,
rows that belong together, and whether totals are the sum of the openings.

Exit code 0: all is well. 1: something is wrong, and what to do is said. 78: the settings are wrong.`,
  names: { atLeast: 0, atMost: 0 },
  options: {},
  run: async (input) => {
    const { config, say } = input
    const database = openBeside(config.database)
    try {
      let isWell = true
      for (const { promise, look } of listChecks(config, database, input)) {
        const findings = await tryToLook(look)
        if (findings.length === 0) say(`ok     ${promise}`)
        for (const { problem, remedy } of findings) say(`WRONG  ${problem}\n       Do: ${remedy}`)
        isWell &&= findings.length === 0
        // What follows would only repeat it.
        if (promise === TABLES && findings.length > 0) break
      }
      return isWell ? 0 : 1
    } finally {
      await database.close()
    }
  },
}

const TABLES = 'The tables are those of this version.'

function listChecks(
  config: Config,
  database: ReadableDatabase,
  { progress, now }: CommandInput,
): Check[] {
  const { dataDir } = config
  const snapshot = createSnapshot(database.db, database.kind)
  return [
    { promise: 'No other account may open the files.', look: () => checkFiles(dataDir) },
    { promise: 'The disk has room.', look: () => checkDisk(dataDir) },
    { promise: 'The database is sound.', look: () => checkSoundness(database) },
    { promise: TABLES, look: () => checkTables(database) },
    {
      promise: 'The audit log is as it was written.',
      look: () => checkAudit(database.db, config),
    },
    {
      promise: 'No row misses its other half.',
      look: () => snapshot((queries) => checkReferences(queries, database.kind)),
    },
    {
      promise: 'Totals are the sum of the openings.',
      look: () => snapshot((queries) => checkTotals(queries, progress, now())),
    },
  ]
}

async function checkTables(database: ReadableDatabase): Promise<Finding[]> {
  if (await isMigrated(database)) return []
  const remedy = 'Start the server of this version: it brings them up to date, or says why not.'
  return [{ problem: 'The tables are those of another version.', remedy }]
}

/** A look that cannot be taken is a finding too. */
async function tryToLook(look: Check['look']): Promise<Finding[]> {
  try {
    return await look()
  } catch (error) {
    const remedy =
      'If the database is damaged: stop the server and restore a backup (pnpm restore).'
    return [{ problem: `It cannot be looked at: ${(error as Error).message}.`, remedy }]
  }
}
