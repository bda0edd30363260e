/**
 * What COMMIT names differently from the working tree: tables, and columns by the new name of their table. Null:
 * the working tree has it no longer. The tables of an account's export are named like those of the database.
 */
export const renamedTables: Readonly<Record<string, string | null>> = {}
export const renamedColumns: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {}

/** Fields and values of requests and answers: the name of the working tree, and that of COMMIT. */
const renamedFields: Readonly<Record<string, string>> = {}

/** Fields of requests alone: an API key has an ending in both builds. */
const renamedInputs: Readonly<Record<string, string>> = {}

/** Procedures: the name of the working tree, and that of COMMIT. */
const renamedProcedures: Readonly<Record<string, string>> = {}

/** A path of the working tree with the procedure of COMMIT. */
export function toFormerPath(path: string): string {
  return Object.entries(renamedProcedures).reduce(
    (text, [name, former]) =>
      text.replace(new RegExp(`^/api/trpc/${name}(?![.\\w])`), `/api/trpc/${former}`),
    path,
  )
}

/** A JSON text of the working tree with the names of COMMIT. */
export function toFormerNames(json: string): string {
  return Object.entries({ ...renamedFields, ...renamedInputs }).reduce(
    (text, [name, former]) => text.replaceAll(`"${name}"`, `"${former}"`),
    json,
  )
}

/** A JSON text of COMMIT with the names of the working tree. */
export function fromFormerNames(json: string): string {
  return Object.entries(renamedFields).reduce(
    (text, [name, former]) => text.replaceAll(`"${former}"`, `"${name}"`),
    json,
  )
}

export type Row = Readonly<Record<string, unknown>>
export type Tables = Readonly<Record<string, readonly Row[]>>

/** Tables of either build with the names of the working tree. */
export function renameTables(tables: Tables): Tables {
  return Object.fromEntries(
    Object.entries(tables).flatMap(([table, rows]) => {
      const name = findName(renamedTables, table)
      return name === null ? [] : [[name, rows.map((row) => renameColumns(name, row))] as const]
    }),
  )
}

function renameColumns(table: string, row: Row): Row {
  const names = renamedColumns[table] ?? {}
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const name = findName(names, column)
      return name === null ? [] : [[name, value] as const]
    }),
  )
}

function findName(names: Readonly<Record<string, string | null>>, name: string): string | null {
  const found = names[name]
  return found === undefined ? name : found
}
