import { createException } from './server-exception.ts'

/** One request of the HTTP interface, as the engine can run it. */
export interface Statement {
  readonly sql: string
  /** `select`, `insert`, `alter`: the first word in lower case. */
  readonly verb: string
  /** The format of the response; undefined where the request leaves it to the server. */
  readonly format: string | undefined
  /** What must run before it on the same connection: its database, settings, and parameters. */
  readonly preparations: readonly string[]
  /** The rows of an insert whose statement is in the address. */
  readonly body: Buffer | undefined
  /** The statement that reads these rows from a file. */
  readonly buildInsert: ((file: string) => string) | undefined
}

/** Parameters of the address that are no settings. */
const reserved = new Set([
  ...['query', 'database', 'default_format', 'query_id', 'wait_end_of_query', 'buffer_size'],
  ...['user', 'password', 'quota_key', 'role', 'session_id', 'session_timeout', 'session_check'],
  ...['compress', 'decompress', 'stacktrace', 'client_protocol_version', 'close_session'],
])

const firstWord = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()*([a-z]+)/i
const insertWithFormat =
  /^(\s*INSERT\s+INTO\s[\s\S]*?)(\s+SETTINGS\s[\s\S]*?)?(\s+FORMAT\s+\w+)\s*;?\s*$/i

/** Reads a request. A `GET` may only read, like on a server. */
export function readStatement(method: string, address: URL, body: Buffer): Statement {
  const { searchParams: params } = address
  if (params.has('session_id')) {
    throw createException(48, 'The test server has no sessions', 'NOT_IMPLEMENTED')
  }
  const query = params.get('query') ?? ''
  const insert = body.length > 0 ? insertWithFormat.exec(query) : null
  const sql = insert || body.length === 0 ? query : [query, body.toString()].join('\n').trim()
  if (sql.trim() === '') throw createException(62, 'Syntax error: Empty query', 'SYNTAX_ERROR')
  const verb = firstWord.exec(sql)?.[1]?.toLowerCase() ?? ''
  if (verb !== 'insert' && hasSeveralStatements(sql)) {
    const text = 'Syntax error (Multi-statements are not allowed)'
    throw createException(62, text, 'SYNTAX_ERROR')
  }
  const preparations = [...prepare(params), ...(method === 'GET' ? ['SET readonly = 2'] : [])]
  const named = /\bFORMAT\s+(\w+)\s*(?:SETTINGS\s[^;]*)?;?\s*$/i.exec(sql)?.[1]
  return {
    sql,
    verb,
    format: named ?? params.get('default_format') ?? undefined,
    preparations,
    body: insert ? body : undefined,
    buildInsert: insert
      ? (file) => {
          const [, into, settings = '', format] = insert
          return `${into} FROM INFILE ${quote(file)}${settings}${format}`
        }
      : undefined,
  }
}

/** The engine in process would run them all, which a server refuses. */
function hasSeveralStatements(sql: string): boolean {
  const quotedOrComment =
    /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|--[^\n]*|\/\*[\s\S]*?\*\//g
  return /;\s*\S/.test(sql.replace(quotedOrComment, ' '))
}

function* prepare(params: URLSearchParams): Generator<string> {
  const database = params.get('database')
  if (database) yield `USE \`${database.replace(/[\\`]/g, '\\$&')}\``
  const settings = [...params].filter(([name]) => !reserved.has(name))
  // One statement, because each takes about a millisecond.
  const values = settings.map(([name, value]) => `${requireName(name)} = ${quote(value)}`)
  if (values.length > 0) yield `SET ${values.join(', ')}`
}

function requireName(name: string): string {
  if (/^\w+$/.test(name)) return name
  throw createException(115, `Unknown setting '${name}'`, 'UNKNOWN_SETTING')
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
