import { createPageDisabling, type DisablingDeps } from '../disable-page.repo.ts'
import { findAuthorPages } from './admin-author-pages.repo.ts'

export type AdminAuthorPages = ReturnType<typeof createAdminAuthorPages>

export function createAdminAuthorPages(deps: DisablingDeps) {
  return {
    find: (text: string) => findAuthorPages(deps.db, text),

    ...createPageDisabling('author_page', 'page', deps),
  }
}
