import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { createDialect } from '../../db/dialect.ts'
import type { Page } from '../../db/page-keys.ts'
import type { Tables } from '../../db/tables.ts'
import { addAccount, addLink, addReport } from '../../testing/account-rows.ts'
import { describeEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import { createLinkReportsRepo } from '../link-reports/link-reports.repo.ts'
import { listAdmins, listAuditRows } from './audit/audit-list.repo.ts'
import { createLinksListRepo, LINKS_PER_PAGE } from './links/links-list.repo.ts'
import { createUserDetailsRepo } from './users/user-details.repo.ts'
import { createUsersListRepo, USERS_PER_PAGE } from './users/users-list.repo.ts'

interface Query {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** The same database, with every query recorded. */
function listenTo({ kind, sqlite, pool }: TestDatabase) {
  const queries: Query[] = []
  const dialect =
    kind === 'sqlite'
      ? createDialect({ kind, sqlite: sqlite as never })
      : createDialect({ kind, pool: pool as never })
  const db = new Kysely<Tables>({
    dialect,
    log: ({ query }) => void queries.push({ sql: query.sql, parameters: query.parameters }),
  })
  return { db, queries }
}

/** Tables that grow without bound. */
const LARGE = ['user', 'user_profile', 'saved_link', 'link_slug', 'link_report', 'admin_audit']

async function explain(database: TestDatabase, query: Query): Promise<string> {
  if (database.sqlite) {
    const plan = database.sqlite.prepare(`explain query plan ${query.sql}`)
    const rows = plan.all(...query.parameters) as { detail: string }[]
    return rows.map(({ detail }) => detail).join('\n')
  }
  const client = await database.pool?.connect()
  try {
    // With so few rows any plan is fast; this setting uses an index wherever one fits.
    await client?.query('set enable_seqscan = off; set enable_sort = off')
    const plan = await client?.query(`explain ${query.sql}`, [...query.parameters])
    return (plan?.rows ?? []).map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client?.release(true)
  }
}

function findReadingOfAll(plan: string): string | undefined {
  const names = LARGE.join('|')
  const whole = new RegExp(`SCAN (?:${names}|profile|owner|row|report|link)\\b(?! USING)|Seq Scan`)
  return whole.exec(plan)?.[0] ?? /USE TEMP B-TREE FOR ORDER BY|Sort Key/.exec(plan)?.[0]
}

async function readAll<Row>(list: (after: string | undefined) => Promise<Page<Row>>) {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await list(after)
    rows.push(...page.rows)
    after = page.next ?? undefined
  } while (after !== undefined)
  return rows
}

describeEachDatabase('lists of the admin area', (open, kind) => {
  it('find accounts by the start of an email, name or first name, each once', async () => {
    const database = await open()
    await addAccount(database, { name: 'Ada', email: 'lovelace@example.org' })
    await addAccount(database, { name: 'Adam', email: 'ada@example.org' })
    await addAccount(database, { name: 'Bo_b', email: 'bob%@example.org' })
    const { publicId, userId } = await addAccount(database, { name: 'Ｕmlaut', email: 'x@y.org' })
    const users = createUsersListRepo(database.db, kind)
    const emails = async (text: string) =>
      (await users.search(text, undefined)).rows.map(({ email }) => email)
    expect(await emails('ADA')).toEqual(['ada@example.org', 'lovelace@example.org'])
    expect(await emails('lovelace@example.org')).toEqual(['lovelace@example.org'])
    // No character is a wildcard.
    expect(await emails('%')).toEqual([])
    expect(await emails('bo_')).toEqual(['bob%@example.org'])
    expect(await emails('bob%')).toEqual(['bob%@example.org'])
    expect(await emails(publicId)).toEqual(['x@y.org'])
    expect(await emails(userId)).toEqual(['x@y.org'])
    expect(await emails('Ｕ')).toEqual(['x@y.org'])
    expect(await emails("' or 1=1 --")).toEqual([])
  })

  it('find links by slug, identifier, title, owner and old slug', async () => {
    const database = await open()
    const { userId } = await addAccount(database, { name: 'Ada' })
    const dune = await addLink(database, {
      slug: 'dune',
      ownerId: userId,
      identifier: '9780441172719',
      title: 'Dune',
      at: 1,
    })
    const sapiens = await addLink(database, {
      slug: 'a-brief-history',
      ownerId: userId,
      identifier: '9780062316097',
      title: 'Sapiens',
      at: 2,
    })
    await addLink(database, { slug: 'else', title: 'Dunes of Dover' })
    await database.db
      .insertInto('link_slug')
      .values({ slug: 'former' as never, linkId: sapiens, createdAt: '2026-11-01T09:00:00.000Z' })
      .execute()
    const links = createLinksListRepo(database.db, kind)
    const titles = async (text: string) =>
      (await links.search(text, undefined)).rows.map(({ title }) => title)
    expect(await titles('dune')).toEqual(['Dune', 'Dunes of Dover'])
    expect(await titles('978-0-441-17271-9')).toEqual(['Dune'])
    expect(await titles('978044')).toEqual(['Dune'])
    expect(await titles('former')).toEqual(['Sapiens'])
    expect(await titles('ADA@example.org')).toEqual(['Sapiens', 'Dune'])
    expect(await titles(userId)).toEqual(['Sapiens', 'Dune'])
    expect(await titles('nothing like it')).toEqual([])
    expect(dune).not.toBe(sapiens)
  })

  it('list every row once across pages', async () => {
    const database = await open()
    const count = USERS_PER_PAGE * 2 + 3
    for (let index = 0; index < count; index++) {
      // Several rows share a time and a name.
      const name = index % 2 ? `Reader ${index % 7}` : 'Reader'
      await addAccount(database, {
        name,
        email: `${index < 60 ? 'reader' : 'other'}${index}@example.org`,
        at: Math.floor(index / 9),
      })
      await addLink(database, { slug: `book-${index}`, at: Math.floor(index / 9), title: 'Book' })
    }
    const users = createUsersListRepo(database.db, kind)
    const links = createLinksListRepo(database.db, kind)
    const ids = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id)).size
    const newest = await readAll(users.listNewest)
    expect([newest.length, ids(newest)]).toEqual([count, count])
    expect(newest.map(({ createdAt }) => createdAt)).toEqual(
      newest
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    )
    const found = await readAll((after) => users.search('reader', after))
    expect([found.length, ids(found)]).toEqual([count, count])
    const books = await readAll((after) => links.search('book', after))
    expect([books.length, ids(books)]).toEqual([count, count])
    const all = await readAll(links.listNewest)
    expect([all.length, ids(all)]).toEqual([count, count])
    expect(LINKS_PER_PAGE).toBeLessThan(count)
  })

  it('never scan a large table', async () => {
    const database = await open()
    const { userId, publicId } = await addAccount(database, { name: 'Ada' })
    const linkId = await addLink(database, { slug: 'dune', ownerId: userId, title: 'Dune' })
    await addReport(database, linkId)
    if (kind === 'postgres') await sql`analyze`.execute(database.db)
    const { db, queries } = listenTo(database)
    const users = createUsersListRepo(db, kind)
    const links = createLinksListRepo(db, kind)
    const details = createUserDetailsRepo(db)
    const reports = createLinkReportsRepo(db)
    const time = '2026-11-01T09:00:00.000Z k7m2n9p4q8'
    const match = (field: string) => JSON.stringify([field, 'dun', 'k7m2n9p4q8'])
    for (const after of [undefined, time]) {
      await users.listNewest(after)
      await users.listBanned(after)
      await links.listNewest(after)
      await links.listDisabled(after)
      await reports.listSubjects(undefined, after)
      await reports.listSubjects('open', after)
    }
    await users.search('ada', undefined)
    for (const field of ['email', 'name', 'username']) await users.search('ada', match(field))
    await users.search(publicId, undefined)
    await users.search(userId, undefined)
    await links.search('dun', undefined)
    for (const field of ['slug', 'identifier', 'title']) await links.search('dun', match(field))
    await links.search('ada@example.org', undefined)
    await links.search(userId, time)
    await details.listLinks(userId)
    await details.countLinks(userId)
    await details.listMails('ada@example.org')
    await reports.listOpenFor({ reportedId: linkId, reason: 'spam' }, 20)
    await reports.countReported()
    await listAdmins(db)
    await listAuditRows(db, {}, 7, 50)
    await listAuditRows(db, { action: 'user.ban' }, 7, 50)
    await listAuditRows(db, { actor: 'host' }, undefined, 50)
    await listAuditRows(db, { subject: userId }, undefined, 50)
    expect(queries.length).toBeGreaterThan(40)
    for (const query of queries) {
      const plan = await explain(database, query)
      expect(findReadingOfAll(plan), `${query.sql}\n${plan}`).toBeUndefined()
    }
  })
})
