import type { ExchangeRates, ReportMapping } from '@everyshelf/domain/earnings'
import { parseJsonText, toJsonText } from '../../db/columns.ts'
import type { OwnedRowsDeps, Queries } from '../../db/transact.ts'

/** What an author set for all reports. */
export interface EarningSettings {
  /** The currency of the total; null until the author chooses one. */
  readonly currency: string | null
  readonly rates: ExchangeRates
  /** The columns that the author chose, by the signature of the header. */
  readonly mappings: Readonly<Record<string, ReportMapping>>
}

const NOTHING_SET: EarningSettings = { currency: null, rates: {}, mappings: {} }

export type EarningSettingsRepo = ReturnType<typeof createEarningSettingsRepo>

export function createEarningSettingsRepo(deps: OwnedRowsDeps) {
  const { db, transact, lockOwner } = deps
  return {
    find: (ownerId: string) => findSettings(db, ownerId),

    /** Changes the current settings under a lock, so concurrent changes are not lost. */
    change: (ownerId: string, change: (before: EarningSettings) => EarningSettings) =>
      transact(async (queries) => {
        await lockOwner(queries, ownerId)
        const after = change(await findSettings(queries, ownerId))
        const columns = {
          currency: after.currency,
          rates: toJsonText(after.rates),
          mappings: toJsonText(after.mappings),
        }
        await queries
          .insertInto('earning_settings')
          .values({ ownerId, ...columns })
          .onConflict((conflict) => conflict.column('ownerId').doUpdateSet(columns))
          .execute()
        return after
      }),
  }
}

async function findSettings(db: Queries, ownerId: string) {
  const row = await db
    .selectFrom('earning_settings')
    .select(['currency', 'rates', 'mappings'])
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  if (!row) return NOTHING_SET
  const { currency, rates, mappings } = row
  return { currency, rates: parseJsonText(rates), mappings: parseJsonText(mappings) }
}
