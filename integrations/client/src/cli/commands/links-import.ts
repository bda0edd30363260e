import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { MOVE_BATCH_BYTES, MOVE_BATCH_ROWS } from '@everyshelf/domain/limits'
import {
  describeMoveCounts,
  describeMoveProblem,
  describeMoveResult,
  type MoveReading,
  readMoveFile,
  toBatches,
} from '@everyshelf/domain/moving'
import type { Client } from '../../create-client.ts'
import type { Output } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { decodeFile } from '../decode-file.ts'
import {
  type Command,
  commonOptions,
  type ExitCode,
  exitCodes,
  type Shell,
  UsageError,
} from '../shell.ts'

type Import = Output<'getImport'>
type Row = Output<'listImportRows'>['data'][number]
type ReadFile = Extract<MoveReading, { state: 'read' }>

const LOOK_AGAIN_MS = 1000
const FILE_NAME_MAX_LENGTH = 255

export const linksImport: Command = {
  name: 'links import',
  usage: '<file>',
  summary: 'Import a list of books, or links of another service, and wait for the result',
  options: [['--undo <import>', 'Take an import back instead']],
  run: async (args, shell) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...commonOptions, undo: { type: 'string' } },
    })
    const { undo: id = '' } = values
    if (positionals.length !== (id === '' ? 1 : 0)) throw new UsageError('Name one file.')
    const [file = ''] = positionals
    const read = id === '' ? readLinks(file) : null
    const client = connect(shell, findAccess(shell, values.server))
    if (read) return await importLinks(client, shell, { file, read, isJson: values.json })
    const { id: going } = await client.undoImport({ path: { id } })
    const { state } = await follow(client, shell, going)
    return state === 'undone' ? exitCodes.done : exitCodes.failed
  },
}

async function importLinks(
  client: Client,
  shell: Shell,
  { file, read, isJson }: { file: string; read: ReadFile; isJson: boolean },
): Promise<ExitCode> {
  for (const problem of read.problems) shell.note(describeMoveProblem(problem))
  const id = await send(client, shell, basename(file).slice(0, FILE_NAME_MAX_LENGTH), read)
  shell.note(
    `The server goes on without this command. To undo: everyshelf links import --undo ${id}`,
  )
  const { counts, state } = await follow(client, shell, id)
  const rows: Row[] = []
  for await (const found of client.listAll('listImportRows', { path: { id } })) {
    // The server forgets what named no book.
    const row = { ...found, target: read.links[rows.length]?.target ?? found.target }
    rows.push(row)
    if (!isJson) shell.print(`${row.line}\t${row.book ?? row.target}\t${describe(row)}`)
  }
  if (isJson) shell.print(JSON.stringify(rows))
  shell.note(describeMoveCounts(counts))
  const isKept = state === 'looking-up' || state === 'moved'
  const isRead = read.problems.every(({ code }) => code === 'repeated')
  return isKept && isRead && !rows.some(isSkipped) ? exitCodes.done : exitCodes.failed
}

function readLinks(file: string): ReadFile {
  const reading = readMoveFile(readText(file))
  if (reading.state === 'read') return reading
  throw new UsageError(
    reading.state === 'account'
      ? 'This is the export of an account. Restore it on the website, on My Account.'
      : describeMoveProblem(reading.problem),
  )
}

function readText(file: string): string {
  try {
    return decodeFile(readFileSync(file))
  } catch {
    throw new UsageError(`Cannot read ${file}.`)
  }
}

/** Sends the rows in parts, and returns the import's ID. The server starts when it has all. */
async function send(
  client: Client,
  shell: Shell,
  fileName: string,
  read: ReadFile,
): Promise<string> {
  const rows = read.links.map(({ target: book, oldSlug: slug, ...row }) => ({
    ...row,
    ...{ book, slug, authors: [...row.authors], labels: [...row.labels] },
  }))
  const limits = { items: MOVE_BATCH_ROWS, bytes: MOVE_BATCH_BYTES }
  const [first = [], ...others] = toBatches(rows, limits)
  let from = first.length
  const begin = { fileName, service: read.service, rows: first, moreRows: rows.length - from }
  const { id } = await client.createImport({ body: begin })
  for (const some of others) {
    await client.addImportRows({ path: { id }, body: { from, rows: some } })
    from += some.length
    shell.note(`Sent ${from} of ${rows.length} rows`)
  }
  return id
}

/** Waits until all rows are saved, or undone. Titles and covers follow later. */
async function follow(client: Client, shell: Shell, id: string): Promise<Import> {
  for (let before = -1; ; ) {
    const now = await client.getImport({ path: { id } })
    const { state, rows, done } = now
    if (done !== before)
      shell.note(`${done} of ${rows} rows ${state === 'undoing' ? 'undone' : 'done'}`)
    const isGoing =
      state === 'moving' || state === 'undoing' || (state === 'looking-up' && done < rows)
    if (!isGoing) return now
    before = done
    await shell.pause(LOOK_AGAIN_MS)
  }
}

const isSkipped = ({ action, problem }: Row) => action === 'skip' && problem !== null

function describe(row: Row): string {
  if (isSkipped(row)) return `failed: ${describeMoveResult(row)}`
  return row.action === 'add' && !row.slug ? 'already saved' : (row.url ?? describeMoveResult(row))
}
