import { withFormatHint } from './change-settings.ts'
import { readForeignSettings } from './foreign-settings.ts'
import { detailsOf } from './link-details.repo.ts'
import { claimSlug, listAllSlugs } from './link-slugs.repo.ts'
import { addVersion } from './link-versions.repo.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import { linksOf } from './saved-links.repo.ts'

export type LinkRows = typeof linkRows

/** Writes links in the caller's transaction. The caller locks them first. */
export const linkRows = {
  lockLinksOf,
  linksOf,
  detailsOf,
  claimSlug,
  listAllSlugs,
  addVersion,
  withFormatHint,
  readForeignSettings,
}
