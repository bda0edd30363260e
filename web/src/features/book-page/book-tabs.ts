import { paths } from '../../lib/paths.ts'

/** The tabs of a link's book page, in order. */
export const bookTabs = [
  { code: 'share', label: 'Share', path: paths.link },
  { code: 'routing', label: 'Where readers go', path: paths.linkManagement },
  { code: 'page', label: 'Page', path: paths.universalLink },
  { code: 'details', label: 'Details', path: paths.linkDetails },
  { code: 'back-matter', label: 'End of book', path: paths.linkBackMatter },
  { code: 'clicks', label: 'Clicks', path: paths.linkClicks },
] as const

export type BookTab = (typeof bookTabs)[number]['code']

/** The tabs that show changes of the link. */
export type HistoryTab = Exclude<BookTab, 'details' | 'back-matter'>
