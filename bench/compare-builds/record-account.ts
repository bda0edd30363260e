import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Moving from '@everyshelf/domain/moving'
import { PASSWORD, signUp } from './accounts.ts'
import type { Browser, Browsers } from './browser.ts'
import type { IdNames } from './id-names.ts'
import { findKeys, listOwned, readTables, showValue } from './owned-rows.ts'
import type { Recorded } from './recording.ts'
import { renameTables, type Tables } from './renamed.ts'
import type { RunningBuild } from './start-build.ts'
import { withoutMeasured } from './without-measured.ts'

interface AccountDeps {
  readonly build: RunningBuild
  readonly browsers: Browsers
  readonly owner: Browser
  readonly admin: Browser
  readonly ids: IdNames
}

const EMAIL = 'premium@example.org'
const NEW_EMAIL = 'restored@example.org'

/** An account's export, and its rows in every table before it, after its deletion, and after its restore. */
export async function recordAccount(deps: AccountDeps): Promise<Recorded[]> {
  const { build, owner } = deps
  const recorded: Recorded[] = []
  const add = (group: string, tables: Tables, keys?: ReadonlySet<string>) => {
    const listed = keys ? listOwned(tables, keys) : Object.entries(tables)
    for (const [table, rows] of listed) {
      const texts = rows.map((row) => deps.ids.nameKnown(withoutMeasured(writeRow(row))))
      const response = texts.toSorted().map((text) => JSON.parse(text) as unknown)
      recorded.push({ group, name: `${group}: ${table}`, response })
    }
  }
  const before = readTables(build.databaseFile)
  const keys = findKeys(before, EMAIL)
  add('rows before', before, keys)
  const file = (await owner.call('profile.export', { password: PASSWORD })) as {
    readonly tables: Tables
  }
  add('export', renameTables(file.tables))
  add('rows after the export', readTables(build.databaseFile), keys)
  await owner.call('accounts.deleteAccount', { password: PASSWORD })
  add('rows after the deletion', readTables(build.databaseFile), keys)
  const report = await restore(deps, JSON.stringify(file))
  recorded.push({ group: 'restore', name: 'restore: its report', response: report })
  const after = readTables(build.databaseFile)
  add('rows after the restore', after, findKeys(after, NEW_EMAIL))
  return recorded
}

function writeRow(row: object): string {
  const values = Object.entries(row).map(([column, value]) => [column, showValue(value)] as const)
  return JSON.stringify(Object.fromEntries(values))
}

/** Restores the file in a new account with Premium, with the build's own steps, as its website does. */
async function restore({ build, browsers, admin, ids }: AccountDeps, text: string) {
  const source = join(build.folder, 'shared', 'domain', 'src', 'moving', 'index.ts')
  const { readAccountFile, restoreAccount } = (await import(
    pathToFileURL(source).href
  )) as typeof Moving
  const { browser } = await signUp(build, browsers, NEW_EMAIL)
  const { rows } = (await admin.call('admin.users.list', { text: NEW_EMAIL })) as {
    readonly rows: readonly { readonly id: string }[]
  }
  await admin.call('admin.users.grantPremium', { id: rows[0]?.id, months: 12, reason: 'A restore' })
  const file = readAccountFile(text)
  if (!file) throw new Error('the export is no file that can be restored')
  const steps = restoreAccount(file, 'everyshelf.json')
  let step = steps.next()
  while (!step.done) {
    const { procedure, input } = step.value
    const value = await browser.call(procedure, input).catch(() => null)
    step = steps.next(value === null ? null : { value })
  }
  for (const { kind, id, image } of step.value.images) {
    const path = kind === 'cover' ? `/api/links/${id}/cover` : `/api/author-pages/${id}/portrait`
    await browser.post(path, Buffer.from(image, 'base64'))
  }
  return JSON.parse(ids.nameKnown(JSON.stringify(step.value))) as unknown
}
