import type { ExchangeRates, ReportMapping } from '@everyshelf/domain/earnings'
import type { EarningSettingsRepo } from './earning-settings.repo.ts'

/** An author has a few programs. More headers than that are old ones. */
const REMEMBERED_MAPPINGS = 40

export type EarningSettingsService = ReturnType<typeof createEarningSettingsService>

export function createEarningSettingsService(repo: EarningSettingsRepo) {
  return {
    get: (ownerId: string) => repo.find(ownerId),

    setRates: (
      ownerId: string,
      { currency, rates }: { readonly currency: string; readonly rates: ExchangeRates },
    ) => repo.change(ownerId, (before) => ({ ...before, currency, rates })),

    /** Forgets the oldest mapping if there are too many. */
    rememberMapping: (ownerId: string, signature: string, mapping: ReportMapping) =>
      repo.change(ownerId, (before) => {
        const others = Object.entries(before.mappings).filter(([name]) => name !== signature)
        const newest = [...others, [signature, mapping] as const].slice(-REMEMBERED_MAPPINGS)
        return { ...before, mappings: Object.fromEntries(newest) }
      }),
  }
}
