import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createRowId } from '../row-id.ts'

/** The tables as this migration finds and leaves them. */
interface Rows {
  saved_link: { id: string; ownerId: string | null; label: string }
  label: {
    id: string
    ownerId: string
    name: string
    nameKey: string
    color: string
    createdAt: string
  }
  link_label: { linkId: string; labelId: string }
}

/** Several colored labels per link instead of one text, and filters that owners save. */
export const labels: Migration = {
  up: async (db: Kysely<Rows>) => {
    await createTables(db)
    await moveTexts(db)
    await db.schema.alterTable('saved_link').dropColumn('label').execute()
  },
}

async function createTables(db: Kysely<Rows>): Promise<void> {
  await db.schema
    .createTable('label')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('nameKey', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('label_once_per_owner', ['ownerId', 'nameKey'])
    .execute()
  await db.schema
    .createTable('link_label')
    .addColumn('linkId', 'text', (column) => column.notNull())
    .addColumn('labelId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('link_label_pkey', ['linkId', 'labelId'])
    .execute()
  await db.schema.createIndex('link_label_labelId_idx').on('link_label').column('labelId').execute()
  await db.schema
    .createTable('saved_filter')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filter', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('saved_filter_ownerId_idx')
    .on('saved_filter')
    .column('ownerId')
    .execute()
}

const COLORS = ['blue', 'green', 'purple', 'orange', 'teal', 'pink', 'yellow', 'red', 'gray']

async function moveTexts(db: Kysely<Rows>): Promise<void> {
  const links = await db
    .selectFrom('saved_link')
    .select(['id', 'ownerId', 'label'])
    .where('label', '!=', '')
    .where('ownerId', 'is not', null)
    .orderBy('ownerId')
    .orderBy('id')
    .execute()
  const createdAt = new Date().toISOString()
  const ids = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const { id: linkId, ownerId, label } of links) {
    // New names have no commas and semicolons, which separate names in text fields.
    const name = label.replace(/[,;]\s*/g, ' ').trim()
    const nameKey = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    if (ownerId === null || nameKey === '') continue
    const known = ids.get(`${ownerId} ${nameKey}`)
    const labelId = known ?? createRowId()
    if (!known) {
      const count = counts.get(ownerId) ?? 0
      const color = COLORS[count % COLORS.length] ?? 'gray'
      await db
        .insertInto('label')
        .values({ id: labelId, ownerId, name, nameKey, color, createdAt })
        .execute()
      ids.set(`${ownerId} ${nameKey}`, labelId)
      counts.set(ownerId, count + 1)
    }
    await db.insertInto('link_label').values({ linkId, labelId }).execute()
  }
}
