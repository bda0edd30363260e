import { eraseAccountRows, readAccountRows } from './db/account-rows.repo.ts'
import type { ErasePersonalData, ExportPersonalData, PersonalData } from './feature.ts'
import { signInData, userData } from './features/accounts/personal-data.repo.ts'
import { adminData } from './features/admin/access/admin-access.repo.ts'
import { apiKeysData } from './features/api-keys/api-keys.repo.ts'
import { clicksData } from './features/clicks/store/personal-data.repo.ts'
import { devicesData } from './features/devices/devices.repo.ts'
import { earningsData } from './features/earnings/personal-data.repo.ts'
import { feedbackData } from './features/feedback/feedback.repo.ts'
import { linkReportsData } from './features/link-reports/link-reports.repo.ts'
import {
  linkHistoryData,
  linksData,
  sellerHealthData,
} from './features/links/store/personal-data.repo.ts'
import { mailData } from './features/mail/mail.repo.ts'
import { movingData } from './features/moving/personal-data.repo.ts'
import { ownDomainsData } from './features/own-domains/own-domains.repo.ts'
import { authorPagesData } from './features/pages/author/personal-data.repo.ts'
import { seriesData } from './features/pages/series/series.repo.ts'
import { profileData } from './features/profile/profile.repo.ts'
import { referralsData } from './features/referrals/referrals.repo.ts'
import { subscriptionData } from './features/subscription/customers.repo.ts'
import { webhooksData } from './features/webhooks/webhooks.repo.ts'

/**
 * In the order of an account's file. A deletion follows it too: at the profile, it waits for changes under
 * way, and what is stored later (links, events, hits, imported rows) finds no account.
 */
const personalData: readonly PersonalData[] = [
  userData,
  profileData,
  signInData,
  adminData,
  devicesData,
  apiKeysData,
  webhooksData,
  ownDomainsData,
  linksData,
  seriesData,
  linkHistoryData,
  movingData,
  sellerHealthData,
  linkReportsData,
  authorPagesData,
  earningsData,
  clicksData,
  feedbackData,
  subscriptionData,
  referralsData,
  mailData,
]

export const exportPersonalData: ExportPersonalData = async (db, owner, clicks) => {
  const account = readAccountRows(db, owner)
  const parts = []
  for (const { exportOwned } of personalData) parts.push(await exportOwned?.(account, clicks))
  return Object.assign({}, ...parts)
}

export const erasePersonalData: ErasePersonalData = async (queries, owner) => {
  const account = eraseAccountRows(queries, owner)
  for (const { eraseOwned } of personalData) await eraseOwned?.(account)
}
