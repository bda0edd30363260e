import { isObject } from './read-records.ts'

/** A row of an account's export. Its values can be anything: the file may have been changed. */
export class AccountRow {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values
  }

  /** Empty if it is not a text. */
  text(name: string): string {
    const value = this.#values[name]
    return typeof value === 'string' ? value : ''
  }

  textOrNull(name: string): string | null {
    const value = this.#values[name]
    return typeof value === 'string' ? value : null
  }

  /** 0 if it is not a number. */
  number(name: string): number {
    const value = Number(this.#values[name] ?? 0)
    return Number.isFinite(value) ? value : 0
  }

  numberOrNull(name: string): number | null {
    return typeof this.#values[name] === 'number' ? this.number(name) : null
  }

  /** A column of JSON, which the export has as text. */
  json(name: string): unknown {
    const value = this.#values[name]
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return undefined
    }
  }
}

/** The tables of an account's export. */
export class AccountTables {
  readonly #tables: Readonly<Record<string, unknown>>

  constructor(tables: Readonly<Record<string, unknown>>) {
    this.#tables = tables
  }

  rows(table: string): AccountRow[] {
    const rows = this.#tables[table]
    return Array.isArray(rows) ? rows.filter(isObject).map((row) => new AccountRow(row)) : []
  }

  /** The rows of a table by the value of one column. */
  group(table: string, column: string): (value: string) => readonly AccountRow[] {
    const groups = new Map<string, AccountRow[]>()
    for (const row of this.rows(table)) {
      const key = row.text(column)
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
    return (value) => groups.get(value) ?? []
  }
}
