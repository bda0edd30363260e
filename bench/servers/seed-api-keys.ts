import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { buildApiKey } from '@everyshelf/domain/api-keys'
import type { DataFolder } from './product.ts'
import { isbns, publicIdOf, slugOf } from './seed-links.ts'

/** A program, and a link of its account. */
export interface ApiReader {
  readonly key: string
  readonly linkId: string
}

const CREATED_AT = '2026-02-01T00:00:00.000Z'
const ALWAYS = '2099-01-01T00:00:00.000Z'
const LINKS_PER_ACCOUNT = 50

/** Inserts accounts with Premium, each with an API key and some links. */
export function seedApiKeys({ databaseFile }: DataFolder, count: number): ApiReader[] {
  const sqlite = new DatabaseSync(databaseFile)
  const addUser = sqlite.prepare(`insert into user
    (id, name, email, role, "emailVerified", "createdAt", "updatedAt")
    values (?, 'Ada', ?, 'user', 1, ?, ?)`)
  const addProfile = sqlite.prepare(`insert into user_profile
    ("userId", "publicId", "affiliateTags", "premiumUntil", "createdAt", "updatedAt")
    values (?, ?, '{}', ?, ?, ?)`)
  const addKey = sqlite.prepare(`insert into api_key
    (id, "ownerId", name, hash, ending, scopes, "createdAt")
    values (?, ?, 'A program', ?, ?, '["links:read"]', ?)`)
  const addLink = sqlite.prepare(`insert into saved_link
    (id, slug, "ownerId", identifier, title, "createdAt") values (?, ?, ?, ?, 'A book', ?)`)
  const addSlug = sqlite.prepare(
    'insert into link_slug (slug, "linkId", "createdAt") values (?, ?, ?)',
  )
  sqlite.exec('begin')
  const readers = Array.from({ length: count }, (_, account) => {
    const userId = `user${account}`
    const key = buildApiKey(String(account).padStart(32, '0'))
    const hash = createHash('sha256').update(key).digest('hex')
    addUser.run(userId, `ada${account}@example.org`, CREATED_AT, CREATED_AT)
    addProfile.run(userId, publicIdOf(account), ALWAYS, CREATED_AT, CREATED_AT)
    addKey.run(`key${account}`, userId, hash, key.slice(-4), CREATED_AT)
    for (let index = 0; index < LINKS_PER_ACCOUNT; index++) {
      const slug = slugOf(account * LINKS_PER_ACCOUNT + index)
      const identifier = isbns[index] ?? `B0${slug.toUpperCase()}2`
      addLink.run(`link${slug}`, slug, userId, identifier, CREATED_AT)
      addSlug.run(slug, `link${slug}`, CREATED_AT)
    }
    return { key, linkId: `link${slugOf(account * LINKS_PER_ACCOUNT)}` }
  })
  sqlite.exec('commit')
  sqlite.close()
  return readers
}
