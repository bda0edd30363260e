/** An error as ClickHouse's HTTP interface reports it. */
export class ServerException extends Error {
  readonly code: number

  constructor(code: number, text: string) {
    super(text)
    this.code = code
  }
}

/** `Code: 60. DB::Exception: Table a.b does not exist. (UNKNOWN_TABLE)`, with the code and name. */
export function createException(code: number, message: string, name: string): ServerException {
  return new ServerException(code, `Code: ${code}. DB::Exception: ${message}. (${name})`)
}

/** The engine in process reports the same text as a server, without a separate code. */
export function toServerException(error: unknown): ServerException {
  if (error instanceof ServerException) return error
  const text = error instanceof Error ? error.message : String(error)
  // 1002 is UNKNOWN_EXCEPTION.
  return new ServerException(Number(/Code: (\d+)\./.exec(text)?.[1] ?? 1002), text)
}

/** The statuses of a real server; every other code is 500. */
const statusGroups: readonly (readonly [status: number, codes: readonly number[]])[] = [
  // Text that cannot be parsed, types that do not match.
  [400, [6, 7, 26, 27, 38, 41, 43, 53, 62, 69, 70, 72, 130, 168, 167, 386, 456]],
  [403, [192, 193, 194, 497, 516]],
  // Unknown tables, functions, identifiers, types, databases, settings, formats.
  [404, [16, 46, 47, 50, 56, 60, 63, 73, 81, 115]],
  [408, [159]],
  [501, [48]],
  [503, [76, 209, 439]],
]

export function statusOf({ code }: ServerException): number {
  return statusGroups.find(([, codes]) => codes.includes(code))?.[0] ?? 500
}
