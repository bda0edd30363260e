import { DatabaseSync } from 'node:sqlite'
import type { DataFolder } from './product.ts'

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const OWNERS = 200
const CREATED_AT = '2026-02-01T00:00:00.000Z'

export const isbns = [
  '9780143127741',
  '9780306406157',
  '9783161484100',
  '9780262033848',
  '9780141439518',
]

/** @example slugOf(0) // '2222222' */
export function slugOf(index: number): string {
  let rest = index
  return Array.from({ length: 7 }, () => {
    const letter = ALPHABET[rest % ALPHABET.length]
    rest = Math.floor(rest / ALPHABET.length)
    return letter
  }).join('')
}

export function publicIdOf(owner: number): string {
  return `owner${String(owner).padStart(11, '0')}`
}

export const publicIds = Array.from({ length: OWNERS }, (_, owner) => publicIdOf(owner))

/** Inserts owners, half of them with Premium and tags, and their saved links. */
export function seedLinks({ databaseFile }: DataFolder, count: number): string[] {
  const sqlite = new DatabaseSync(databaseFile)
  const addOwner = sqlite.prepare(`insert into user_profile
    ("userId", "publicId", "affiliateTags", "premiumUntil", "createdAt", "updatedAt")
    values (?, ?, ?, ?, ?, ?)`)
  const addLink = sqlite.prepare(`insert into saved_link
    (id, slug, "ownerId", identifier, title, "createdAt") values (?, ?, ?, ?, ?, ?)`)
  const addSlug = sqlite.prepare(
    'insert into link_slug (slug, "linkId", "createdAt") values (?, ?, ?)',
  )
  const slugs: string[] = []
  sqlite.exec('begin')
  for (const [owner, publicId] of publicIds.entries()) {
    const tags = JSON.stringify({ us: `own${owner}-20`, de: `own${owner}-21` })
    const until = owner % 2 ? '2099-01-01T00:00:00.000Z' : null
    addOwner.run(`user${owner}`, publicId, tags, until, CREATED_AT, CREATED_AT)
  }
  for (let index = 0; index < count; index++) {
    const slug = slugOf(index)
    // An owner saves a book once, so most of these books are made up. They are never looked up.
    const identifier = isbns[index] ?? `B0${slug.toUpperCase()}2`
    addLink.run(`link${slug}`, slug, `user${index % OWNERS}`, identifier, 'A book', CREATED_AT)
    addSlug.run(slug, `link${slug}`, CREATED_AT)
    slugs.push(slug)
  }
  sqlite.exec('commit')
  sqlite.close()
  return slugs
}
