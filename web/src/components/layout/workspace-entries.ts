import {
  BookUser,
  ChartNoAxesColumn,
  CircleUserRound,
  Coins,
  Gift,
  Link2,
  type LucideIcon,
  Tag,
} from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import type { NavigationItem } from './navigation.ts'

interface WorkspaceEntry extends NavigationItem {
  readonly Icon: LucideIcon
  /** Where its other pages start, such as the pages of one link. */
  readonly sections?: readonly string[]
  /** Other words that find it in the command palette. */
  readonly keywords: string
}

/** The navigation of the signed-in pages, in order: beside them, in the menu and in the command palette. */
export const workspaceEntries: readonly WorkspaceEntry[] = [
  {
    label: 'Links',
    to: paths.dashboard,
    Icon: Link2,
    sections: ['/links', '/link-management', '/universal-links'],
    keywords: 'dashboard saved books',
  },
  {
    label: 'Pages',
    to: paths.pages,
    Icon: BookUser,
    keywords: 'author page photo bio pen name series reading order next book',
  },
  {
    label: 'Analytics',
    to: paths.analytics,
    Icon: ChartNoAxesColumn,
    keywords: 'clicks statistics countries',
  },
  {
    label: 'Earnings',
    to: paths.earnings,
    Icon: Coins,
    keywords: 'commission income report import money per click',
  },
  {
    label: 'Programs',
    to: paths.profileTags,
    Icon: Tag,
    keywords: 'affiliate tags amazon associates commission rules ids kobo',
  },
  {
    label: 'Referrals',
    to: paths.profileReferrals,
    Icon: Gift,
    keywords: 'refer friend invite free month',
  },
  {
    label: 'Account',
    to: paths.profile,
    Icon: CircleUserRound,
    keywords: 'my account profile name email weekly',
  },
]

/**
 * The entry that a page belongs to; undefined for a page outside the workspace.
 *
 * @example findWorkspaceEntry('/link-management/5f0c')?.label // 'Links'
 */
export function findWorkspaceEntry(path: string): WorkspaceEntry | undefined {
  const isWithin = (start: string) => path === start || path.startsWith(`${start}/`)
  return workspaceEntries.find(({ to, sections = [] }) => [to, ...sections].some(isWithin))
}
