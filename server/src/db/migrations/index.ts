import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../dialect.ts'
import { firstTables } from './0001-first-tables.ts'
import { accountTables } from './0002-accounts.ts'
import { mailTables } from './0003-mail.ts'
import { savedLinks } from './0004-saved-links.ts'
import { subscriptions } from './0005-subscriptions.ts'
import { referrals } from './0006-referrals.ts'
import { linkSettings } from './0007-link-settings.ts'
import { clickTotals } from './0008-click-totals.ts'
import { timeZoneChanges } from './0009-time-zone-changes.ts'
import { devices } from './0010-devices.ts'
import { clickSheets } from './0011-click-sheets.ts'
import { weeklyDigest } from './0012-weekly-digest.ts'
import { statusSlots } from './0013-status.ts'
import { jobs } from './0014-jobs.ts'
import { adminAccess } from './0015-admin-access.ts'
import { operator } from './0016-operator.ts'
import { adminLists } from './0017-admin-lists.ts'
import { changedLinks } from './0018-changed-links.ts'
import { toldChanges } from './0019-told-changes.ts'
import { sharedHitParts } from './0020-shared-hit-parts.ts'
import { signUps } from './0021-sign-ups.ts'
import { tagChanges } from './0022-tag-changes.ts'
import { bookHints } from './0023-book-hints.ts'
import { firstSteps } from './0024-first-steps.ts'
import { signInDelays } from './0025-sign-in-delays.ts'
import { labelsAndNotes } from './0026-labels-and-notes.ts'
import { bookDetails } from './0027-book-details.ts'
import { signInMethods } from './0028-sign-in-methods.ts'
import { signUpBrowsers } from './0029-sign-up-browsers.ts'
import { bulkChanges } from './0030-bulk-changes.ts'
import { labels } from './0031-labels.ts'
import { linkSearch } from './0032-link-search.ts'
import { labelHistory } from './0033-label-history.ts'
import { hitsByOwner } from './0034-hits-by-owner.ts'
import { hitsByMonth } from './0035-hits-by-month.ts'
import { authorPages } from './0036-author-pages.ts'
import { series } from './0037-series.ts'
import { slugChannels } from './0038-slug-channels.ts'
import { channels } from './0039-channels.ts'
import { hitCampaigns } from './0040-hit-campaigns.ts'
import { earnings } from './0041-earnings.ts'
import { pageReports } from './0042-page-reports.ts'
import { api } from './0043-api.ts'
import { webhooks } from './0044-webhooks.ts'
import { furtherReports } from './0045-further-reports.ts'
import { linkMoves } from './0046-link-moves.ts'
import { bansInRedirects } from './0047-bans-in-redirects.ts'
import { joinedWarnings } from './0048-joined-warnings.ts'
import { paidTime } from './0049-paid-time.ts'

/** In order. A migration that has landed is never edited. */
export function listMigrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-first-tables': firstTables(kind),
    '0002-accounts': accountTables(kind),
    '0003-mail': mailTables,
    '0004-saved-links': savedLinks,
    '0005-subscriptions': subscriptions,
    '0006-referrals': referrals,
    '0007-link-settings': linkSettings(kind),
    '0008-click-totals': clickTotals,
    '0009-time-zone-changes': timeZoneChanges,
    '0010-devices': devices(kind),
    '0011-click-sheets': clickSheets(kind),
    '0012-weekly-digest': weeklyDigest,
    '0013-status': statusSlots,
    '0014-jobs': jobs,
    '0015-admin-access': adminAccess,
    '0016-operator': operator,
    '0017-admin-lists': adminLists(kind),
    '0018-changed-links': changedLinks(kind),
    '0019-told-changes': toldChanges(kind),
    '0020-shared-hit-parts': sharedHitParts(kind),
    '0021-sign-ups': signUps,
    '0022-tag-changes': tagChanges,
    '0023-book-hints': bookHints,
    '0024-first-steps': firstSteps,
    '0025-sign-in-delays': signInDelays,
    '0026-labels-and-notes': labelsAndNotes,
    '0027-book-details': bookDetails,
    '0028-sign-in-methods': signInMethods,
    '0029-sign-up-browsers': signUpBrowsers,
    '0030-bulk-changes': bulkChanges,
    '0031-labels': labels,
    '0032-link-search': linkSearch,
    '0033-label-history': labelHistory,
    '0034-hits-by-owner': hitsByOwner(kind),
    '0035-hits-by-month': hitsByMonth(kind),
    '0036-author-pages': authorPages,
    '0037-series': series,
    '0038-slug-channels': slugChannels,
    '0039-channels': channels(kind),
    '0040-hit-campaigns': hitCampaigns,
    '0041-earnings': earnings,
    '0042-page-reports': pageReports,
    '0043-api': api,
    '0044-webhooks': webhooks,
    '0045-further-reports': furtherReports,
    '0046-link-moves': linkMoves,
    '0047-bans-in-redirects': bansInRedirects(kind),
    '0048-joined-warnings': joinedWarnings,
    '0049-paid-time': paidTime,
  }
}
