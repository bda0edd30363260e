import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { runOperation } from '../testing/run-operation.ts'
import { backupCommand } from './backup/backup.command.ts'
import { checkCommand } from './check/check.command.ts'
import { exportLinksCommand } from './export-links/export-links.command.ts'
import { moveToPostgresCommand } from './move/move-to-postgres.command.ts'
import { moveToClickHouseCommand } from './move-to-clickhouse/move-to-clickhouse.command.ts'
import { createProgress } from './progress.ts'
import { restoreCommand } from './restore/restore.command.ts'

const place = { dataDir: `${tmpdir()}/everyshelf-is-not-here` }

it.each([
  backupCommand,
  checkCommand,
  exportLinksCommand,
  moveToClickHouseCommand,
  moveToPostgresCommand,
  restoreCommand,
])('prints its help: pnpm $name --help', async (command) => {
  const { exitCode, output } = await runOperation(command, place, '--help')
  expect(exitCode).toBe(0)
  expect(output).toContain(`pnpm ${command.name}`)
  for (const option of Object.keys(command.options)) expect(output).toContain(`--${option}`)
})

it.each([
  [restoreCommand, [], 64, 'An argument is missing.'],
  [restoreCommand, ['one', 'two'], 64, 'Unexpected argument: "two".'],
  [restoreCommand, ['--forse', 'one'], 64, "Unknown option '--forse'."],
  [backupCommand, ['--keep-days', 'many'], 64, 'Enter a number of days after --keep-days'],
  [exportLinksCommand, ['--format', 'iis'], 64, 'Choose a format with --format: nginx, apache'],
  [restoreCommand, ['nowhere.db'], 1, 'File not found: '],
  [backupCommand, [], 1, 'Database not found: '],
  [checkCommand, [], 1, 'Database not found: '],
  [moveToPostgresCommand, [], 1, 'Set DATABASE_URL'],
  [moveToClickHouseCommand, [], 1, 'Set CLICKHOUSE_URL'],
] as const)('prints what is wrong: $0.name %j', async (command, args, code, message) => {
  const { exitCode, output, errors } = await runOperation(command, place, ...args)
  expect({ exitCode, output }).toEqual({ exitCode: code, output: '' })
  expect(errors).toContain(message)
  expect(errors).not.toContain('    at ')
})

it('R41 lists every invalid setting before it does anything', async () => {
  const environment = { PORT: 'x', LOG_LEVEL: 'loud' }
  const { exitCode, errors } = await runOperation(checkCommand, { ...place, environment })
  expect(exitCode).toBe(78)
  expect(errors).toContain('PORT       must be a port number\n  LOG_LEVEL  must be trace')
})

it('draws a progress bar in terminals, but not in logs', () => {
  const drawn: string[] = []
  const write = (text: string) => void drawn.push(text)
  let time = 0
  const bar = createProgress({ isTerminal: true, write }, () => time)
  bar.show('copying hit', 1500, 6000)
  bar.show('copying hit', 1501, 6000)
  time += 100
  bar.show('copying hit', 6000, 6000)
  bar.clear()
  const clear = '\r\u001B[2K'
  expect(drawn).toEqual([
    `${clear}copying hit          ██████░░░░░░░░░░░░░░░░░░  25%  1,500 of 6,000`,
    `${clear}copying hit          ████████████████████████ 100%  6,000 of 6,000`,
    clear,
  ])
  const log = createProgress({ isTerminal: false, write })
  log.show('copying hit', 1, null)
  log.clear()
  expect(drawn).toHaveLength(3)
})
