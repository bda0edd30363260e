import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ApiError } from '../../api-error.ts'
import type { Client } from '../../create-client.ts'
import type { Output } from '../../operation-types.ts'
import { connect, findAccess } from '../connect.ts'
import { decodeFile } from '../decode-file.ts'
import { type ImportRow, readImportRows } from '../read-import-rows.ts'
import { type Command, commonOptions, exitCodes, type Shell, UsageError } from '../shell.ts'

type BatchResult = Output<'createLinks'>['results'][number]

interface RowResult {
  readonly row: number
  readonly book: string
  readonly status: 'created' | 'already-saved' | 'failed'
  readonly url: string | null
  /** Why it failed. */
  readonly reason: string | null
}

/** The most links that one request can create. */
const BATCH_ROWS = 100

export const linksImport: Command = {
  name: 'links import',
  usage: '<file.csv>',
  summary: 'Create a link for each row of a file',
  options: [['--start <row>', 'Begin with this row, to continue an import']],
  run: async (args, shell) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...commonOptions, start: { type: 'string', default: '1' } },
    })
    const [file, ...others] = positionals
    if (!file || others.length > 0) throw new UsageError('Name one CSV file.')
    const start = Number(values.start)
    if (!Number.isInteger(start)) throw new UsageError('--start must be a row number, such as 101.')
    const rows = readImportRows(readText(file)).filter(({ row }) => row >= start)
    const client = connect(shell, findAccess(shell, values.server))
    const results: RowResult[] = []
    let stoppedAt: number | null = null
    for (let from = 0; from < rows.length && stoppedAt === null; from += BATCH_ROWS) {
      const batch = rows.slice(from, from + BATCH_ROWS)
      const done = await importBatch(client, batch).catch((error: unknown) => {
        shell.note(`Stopped at row ${batch[0]?.row}. ${howToContinue(file, batch[0]?.row)}`)
        throw error
      })
      results.push(...done.results)
      stoppedAt = done.stoppedAt
      if (!values.json) for (const result of done.results) shell.print(describe(result))
      shell.note(`${results.length} of ${rows.length} rows`)
    }
    if (values.json) shell.print(JSON.stringify(results))
    summarize(shell, results)
    if (stoppedAt !== null) {
      shell.note(
        `You’ve reached the server’s limit for now. Wait a while. ${howToContinue(file, stoppedAt)}`,
      )
    }
    const hasFailed = stoppedAt !== null || results.some(({ status }) => status === 'failed')
    return hasFailed ? exitCodes.failed : exitCodes.done
  },
}

function readText(file: string): string {
  try {
    return decodeFile(readFileSync(file))
  } catch {
    throw new UsageError(`Cannot read ${file}.`)
  }
}

/** Ends before the first row that the server refuses because there were too many. */
async function importBatch(client: Client, batch: readonly ImportRow[]) {
  const links = batch.map(({ book, note, labels }) => ({
    book,
    ...(note && { note }),
    ...(labels.length > 0 && { labels: [...labels] }),
  }))
  const { results } = await client.createLinks({ body: { links } }).catch(readPartlyDone)
  const all = batch.map((row, at) => ({ row, result: results[at] }))
  const limitedAt = all.findIndex(({ result }) => result?.problem?.code === 'rate-limited')
  const accepted = limitedAt === -1 ? all : all.slice(0, limitedAt)
  return {
    results: accepted.map(({ row, result }) => toRowResult(row, result)),
    stoppedAt: all[limitedAt]?.row.row ?? null,
  }
}

/** At a limit, the error says what was done before. */
function readPartlyDone(error: unknown): Output<'createLinks'> {
  const results = error instanceof ApiError && error.status === 429 && error.problem.results
  if (!Array.isArray(results)) throw error
  return { results: results as BatchResult[] }
}

function toRowResult({ row, book }: ImportRow, result: BatchResult | undefined): RowResult {
  const { link = null, problem = null } = result ?? {}
  if (link) return { row, book, status: 'created', url: link.url, reason: null }
  const isSaved = problem?.code === 'link-already-saved'
  return {
    row,
    book,
    status: isSaved ? 'already-saved' : 'failed',
    url: null,
    reason: isSaved ? null : describeProblem(problem),
  }
}

function describeProblem(problem: BatchResult['problem'] | null): string {
  return problem
    ? `${problem.title}: ${problem.detail}`
    : 'The server returned no result for this row'
}

function describe({ row, book, status, url, reason }: RowResult): string {
  const outcome = status === 'already-saved' ? 'already saved' : (url ?? `failed: ${reason}`)
  return `${row}\t${book}\t${outcome}`
}

function summarize(shell: Shell, results: readonly RowResult[]): void {
  const count = (status: RowResult['status']) =>
    results.filter((result) => result.status === status).length
  shell.note(
    `${count('created')} created, ${count('already-saved')} already saved, ${count('failed')} failed`,
  )
}

function howToContinue(file: string, row: number | undefined): string {
  return `To continue: everyshelf links import ${JSON.stringify(file)} --start ${row}`
}
