import type { EarningSettings } from './earning-settings.repo.ts'
import type { EarningsInput, OwnerFacts, ReadEarnings } from './reading/read-earnings.ts'

export interface EarningsServiceDeps {
  readonly findOwner: (ownerId: string) => Promise<OwnerFacts>
  readonly findSettings: (ownerId: string) => Promise<EarningSettings>
  readonly readEarnings: ReadEarnings
  readonly now: () => number
}

export type EarningsService = ReturnType<typeof createEarningsService>

/**
 * What an author earned in a period, joined to the clicks on their links. The query worker reads, joins,
 * and cuts the lists, so that no redirect waits. This service passes it the settings that the author can
 * change, because a replica may not have a change yet.
 */
export function createEarningsService(deps: EarningsServiceDeps) {
  return {
    overview: async (ownerId: string, input: EarningsInput) => {
      const [owner, { currency, rates }] = await Promise.all([
        deps.findOwner(ownerId),
        deps.findSettings(ownerId),
      ])
      const facts = { ...owner, settings: { currency, rates }, now: deps.now() }
      return await deps.readEarnings(ownerId, input, facts)
    },
  }
}
