import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { runOperation } from '../testing/run-operation.ts'
import { backupCommand } from './backup/backup.command.ts'
import { checkCommand } from './check/check.command.ts'
import { exportLinksCommand } from './export-links/export-links.command.ts'
import { moveToPostgresCommand } from './move/move-to-postgres.command.ts'
import { createProgress } from './progress.ts'
import { restoreCommand } from './restore/restore.command.ts'

const place = { dataDir: `${tmpdir()}/everyshelf-is-not-here` }

it.each([backupCommand, checkCommand, exportLinksCommand, moveToPostgresCommand, restoreCommand])(
  'explains itself: pnpm $name --help',
  async (command) => {
    const { exitCode, output } = await runOperation(command, place, '--help')
    expect(exitCode).toBe(0)
    expect(output).toContain(`pnpm ${command.name}`)
    for (const option of Object.keys(command.options)) expect(output).toContain(`--${option}`)
  },
)

it.each([
  [restoreCommand, [], 64, 'Something is missing after the command.'],
  [restoreCommand, ['one', 'two'], 64, 'There is no place for "two".'],
  [restoreCommand, ['--forse', 'one'], 64, "Unknown option '--forse'."],
  [backupCommand, ['--keep-days', 'many'], 64, '--keep-days takes a number of days'],
  [exportLinksCommand, ['--format', 'iis'], 64, '--format takes one of: nginx, apache'],
  [restoreCommand, ['nowhere.db'], 1, 'There is no file'],
  [backupCommand, [], 1, 'There is no database'],
  [checkCommand, [], 1, 'There is no database'],
  [moveToPostgresCommand, [], 1, 'Set DATABASE_URL'],
] as const)('says in words what is wrong: $0.name %j', async (command, args, code, words) => {
  const { exitCode, output, errors } = await runOperation(command, place, ...args)
  expect({ exitCode, output }).toEqual({ exitCode: code, output: '' })
  expect(errors).toContain(words)
  expect(errors).not.toContain('    at ')
})

it('R41 names every wrong setting before it does anything', async () => {
  const environment = { PORT: 'x', LOG_LEVEL: 'loud' }
  const { exitCode, errors } = await runOperation(checkCommand, { ...place, environment })
  expect(exitCode).toBe(78)
  expect(errors).toContain('PORT       must be a port number\n  LOG_LEVEL  must be trace')
})

it('draws how far it is for people, and nothing into logs', () => {
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
    `${clear}copying hit          ██████░░░░░░░░░░░░░░░░░░  25 %  1,500 of 6,000`,
    `${clear}copying hit          ████████████████████████ 100 %  6,000 of 6,000`,
    clear,
  ])
  const log = createProgress({ isTerminal: false, write })
  log.show('copying hit', 1, null)
  log.clear()
  expect(drawn).toHaveLength(3)
})
