import type { DomainState, RecordProblem } from '@everyshelf/domain/own-domains'
import { flag, integer, json, table, text, time } from '../../db/table.ts'

export const ownDomainsTables = {
  /**
   * A host that an account wants to use, or uses. Several accounts may want the same host, but at most one
   * has it. A removed row stays, so that its owner's proof is the same when they add the host again.
   */
  own_domain: table(
    {
      host: text(),
      ownerId: text(),
      /** What the TXT record must have. It differs by account, and stays when a host is added again. */
      token: text(),
      state: text<DomainState>(),
      /** The host again, while the account has it. */
      heldHost: text().unique().nullable(),
      /** What was wrong at the last check. */
      problem: text<RecordProblem>().nullable(),
      /** The records that were found instead. */
      found: json<readonly string[]>(),
      /** Whether `www.` before the host leads here too. It then leads on to the host. */
      hasWww: flag(),
      /** The author page at the root. */
      pageId: text().nullable(),
      addedAt: time(),
      /** The last check that had an answer. */
      checkedAt: time().nullable(),
      /** The last check, also one that had no answer. */
      triedAt: time().nullable(),
      /** When another account's host was proven. That account then has some days to keep it. */
      claimedAt: time().nullable(),
      brokenSince: time().nullable(),
      /** Why an admin disabled it. The owner sees it too. */
      disabledReason: text().nullable(),
      removedAt: time().nullable(),
      /** Rises with every change of any row, so that each process reads what it has not read yet. */
      version: integer(),
    },
    { key: ['host', 'ownerId'], indexes: [['ownerId'], ['version'], ['state', 'triedAt']] },
  ),
}
