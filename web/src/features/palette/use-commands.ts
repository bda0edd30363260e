import { setThemeChoice, type ThemeChoice } from '@everyshelf/ui/theme'
import { useNavigate } from 'react-router'
import { paths } from '../../app/paths.ts'
import { accountSections } from '../../components/account-sections.ts'
import { workspaceEntries } from '../../components/layout/workspace-entries.ts'
import { askAffiliateConsentAgain } from '../../lib/consent/affiliate-consent.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSignOut } from '../../lib/session/sign-out.ts'
import { goToBookField } from './book-field.ts'
import type { Command } from './command.ts'
import { publicPages, signedOutPages } from './palette-pages.ts'

const themes: readonly [ThemeChoice, string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'System theme'],
]

const signedInPages = [
  ...workspaceEntries,
  ...accountSections.filter(({ to }) => to !== paths.profile),
]

/** The pages and actions for the current visitor. */
export function useCommands(): readonly Command[] {
  return [...usePageCommands(), ...useActionCommands()]
}

function usePageCommands(): readonly Command[] {
  const { status } = useSession()
  const navigate = useNavigate()
  const accountPages = status === 'signed-in' ? signedInPages : signedOutPages
  return [...publicPages.slice(0, 1), ...accountPages, ...publicPages.slice(1)].map(
    ({ to, label, keywords = '' }) => ({
      label,
      keywords,
      id: `page-${to}`,
      group: 'Pages',
      run: () => void navigate(to),
    }),
  )
}

function useActionCommands(): readonly Command[] {
  const { status } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const action = (id: string, label: string, run: () => void, keywords = ''): Command => ({
    id,
    label,
    keywords,
    group: 'Actions',
    run,
  })
  return [
    action('make', 'Create a link', () => goToBookField(navigate), 'make generate new isbn book'),
    action('contact', 'Contact Us', () => openSiteDialog('contact'), 'message mail help'),
    action('feedback', 'Share Feedback', () => openSiteDialog('feedback'), 'rating stars'),
    action('keys', 'Keyboard shortcuts', () => openSiteDialog('keys'), 'keys help'),
    ...themes.map(([choice, label]) =>
      action(`theme-${choice}`, label, () => setThemeChoice(choice), 'look color mode'),
    ),
    action('consent', 'Affiliate consent', askAffiliateConsentAgain, 'withdraw cookies'),
    ...(status === 'signed-in'
      ? [action('sign-out', 'Sign out', () => void signOut(), 'log out')]
      : []),
  ]
}
