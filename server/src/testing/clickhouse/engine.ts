import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Statement } from './statement.ts'

/** What is used of the package `chdb`, which is not installed with the workspace. */
interface ChdbModule {
  readonly Session: new (path: string) => ChdbSession
}

interface ChdbSession {
  readonly queryAsync: (
    sql: string,
    options?: { readonly format: string },
  ) => Promise<{ bytes: () => Uint8Array }>
  readonly queryStream: (
    sql: string,
    options: { readonly format: string },
  ) => AsyncIterable<{ raw: () => Uint8Array }>
  readonly close: () => void
}

export interface Engine {
  readonly version: string
  /** Runs a statement on a connection of its own, as a server does; yields the response in parts. */
  readonly run: (statement: Statement) => AsyncIterable<Uint8Array>
}

/** What a server answers in when neither the query nor the request names a format. */
const DEFAULT_FORMAT = 'TabSeparated'

/** The engine in process starts with these on, a server with them off. */
const SERVER_DEFAULTS = 'SET implicit_select = 0, allow_introspection_functions = 0'

/**
 * These can be sent while the query runs: in other formats, the engine would end the document with
 * each part.
 */
const streamable = /^(?:JSON\w*EachRow|TabSeparated|TSV|CSV|RowBinary)$/

/** Opens ClickHouse in this process, with its data in `home`. */
export async function openEngine(folder: string, home: string): Promise<Engine> {
  const load = createRequire(join(folder, 'package.json'))
  const { Session } = load('chdb') as ChdbModule
  const data = join(home, 'data')
  // The data stay open as long as one connection does.
  const first = new Session(data)
  const version = await first.queryAsync('SELECT version()', { format: 'TabSeparatedRaw' })

  async function* run(statement: Statement): AsyncGenerator<Uint8Array> {
    const connection = new Session(data)
    try {
      for (const preparation of [SERVER_DEFAULTS, ...statement.preparations]) {
        await connection.queryAsync(preparation)
      }
      yield* execute(connection, statement)
    } finally {
      connection.close()
    }
  }

  async function* execute(connection: ChdbSession, statement: Statement) {
    const { sql, verb, body, buildInsert } = statement
    const format = statement.format ?? DEFAULT_FORMAT
    if (body && buildInsert) {
      // Inside the query, the engine would end the rows at an empty line.
      const file = join(home, randomUUID())
      writeFileSync(file, body)
      try {
        await connection.queryAsync(buildInsert(file))
      } finally {
        await rm(file)
      }
      return
    }
    if ((verb === 'select' || verb === 'with') && streamable.test(format)) {
      for await (const part of connection.queryStream(sql, { format })) yield part.raw()
      return
    }
    const response = (await connection.queryAsync(sql, { format })).bytes()
    if (response.length > 0) yield response
  }

  return { version: Buffer.from(version.bytes()).toString().trim(), run }
}
