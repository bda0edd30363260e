import type { Config } from '../../config/config.ts'
import { createSnapshot } from '../../db/transact.ts'
import { isMigrated } from '../../schema.ts'
import type { Command, CommandInput } from '../command.ts'
import { openClickStore } from '../open-click-store.ts'
import { openForWriting, openReadOnly, type ReadableDatabase } from '../open-database.repo.ts'
import { checkAudit } from './check-audit.ts'
import { checkDaySums, repairDaySums } from './check-day-sums.ts'
import { checkDisk, checkFiles } from './check-files.ts'
import { checkIntegrity } from './check-integrity.ts'
import { checkPackedMonths, findDifferentMonths } from './check-packed-months.repo.ts'
import { checkReferences } from './check-references.repo.ts'
import type { Check, Finding } from './finding.ts'

export const checkCommand: Command = {
  name: 'check',
  help: `pnpm check
Checks the settings, file permissions, disk space, the database's integrity and version, references
between rows, the audit log, and whether charts match the stored hits. The server can keep running.
Nothing is changed.

--repair  also repacks the months, and sums the days in ClickHouse, that do not match the stored hits

Exit code 0: no problems. 1: problems, each with a fix. 78: invalid settings.`,
  names: { atLeast: 0, atMost: 0 },
  options: { repair: { type: 'boolean' } },
  run: async (input) => {
    const { config, print } = input
    if (input.options.repair) await repair(input)
    const database = openReadOnly(config.database)
    try {
      let isOk = true
      for (const { statement, run } of listChecks(config, database, input)) {
        const findings = await runCheck(run)
        if (findings.length === 0) print(`ok     ${statement}`)
        for (const { problem, remedy } of findings)
          print(`FAILED ${problem}\n       Fix: ${remedy}`)
        isOk &&= findings.length === 0
        // The next checks would fail for the same reason.
        if (statement === TABLES && findings.length > 0) break
      }
      return isOk ? 0 : 1
    } finally {
      await database.close()
    }
  },
}

const TABLES = 'The tables match this version.'

function listChecks(
  config: Config,
  database: ReadableDatabase,
  { progress }: CommandInput,
): Check[] {
  const { dataDir, clickHouseUrl } = config
  const snapshot = createSnapshot(database.db)
  const inClickHouse: Check[] = clickHouseUrl
    ? [
        {
          statement: 'Charts match the clicks in ClickHouse.',
          run: () => checkDaySums(clickHouseUrl),
        },
      ]
    : []
  return [
    { statement: 'Other users cannot read the files.', run: () => checkFiles(dataDir) },
    { statement: 'The disk has enough space.', run: () => checkDisk(dataDir) },
    { statement: 'The database is intact.', run: () => checkIntegrity(database) },
    { statement: TABLES, run: () => checkTables(database) },
    {
      statement: 'The audit log is unchanged.',
      run: () => checkAudit(database.db, config),
    },
    {
      statement: 'All references between rows are valid.',
      run: () => snapshot((queries) => checkReferences(queries)),
    },
    {
      statement: 'Charts match the stored hits.',
      run: () => snapshot((queries) => checkPackedMonths(queries, progress)),
    },
    ...inClickHouse,
  ]
}

/** Repacks only the months that differ from their hits. The checks report other problems. */
async function repair({ config, progress, print }: CommandInput): Promise<void> {
  const database = openForWriting(config.database)
  try {
    if (!(await isMigrated(database))) return
    const store = openClickStore(database)
    const different = await findDifferentMonths(database.db, progress)
    for (const day of different) await store.rebuildDay(day)
    print(`Repaired months: ${different.length}.`)
    if (config.clickHouseUrl) {
      print(`Repaired days in ClickHouse: ${await repairDaySums(config.clickHouseUrl)}.`)
    }
  } finally {
    await database.close()
  }
}

async function checkTables(database: ReadableDatabase): Promise<Finding[]> {
  if (await isMigrated(database)) return []
  const remedy =
    'Start this version of the server. It updates the tables or explains why it cannot.'
  return [{ problem: 'The tables belong to a different version.', remedy }]
}

/** A check that fails to run is a finding too. */
async function runCheck(run: Check['run']): Promise<Finding[]> {
  try {
    return await run()
  } catch (error) {
    const remedy =
      'If the database is damaged: stop the server and restore a backup (pnpm restore).'
    return [{ problem: `This check could not run: ${(error as Error).message}.`, remedy }]
  }
}
