import { useCopy } from '@everyshelf/ui/links'
import { setThemeChoice, type ThemeChoice } from '@everyshelf/ui/theme'
import { useNavigate } from 'react-router'
import { askAffiliateConsentAgain } from '../../lib/affiliate-consent.ts'
import { trpc } from '../../lib/api.tsx'
import { useSession } from '../../lib/session.ts'
import { useSignOut } from '../../lib/sign-out.ts'
import { openSiteDialog } from '../../lib/site-dialogs.ts'
import { goToBookField } from './book-field.ts'
import type { Command } from './command.ts'
import { everyonesPages, signedInPages, signedOutPages } from './page-commands.ts'

const themes: readonly [ThemeChoice, string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', "The device's theme"],
]

/** Everything that the palette can do for who looks at it. */
export function useCommands(): readonly Command[] {
  return [...usePageCommands(), ...useActionCommands(), ...useLinkCommands()]
}

function usePageCommands(): readonly Command[] {
  const { status } = useSession()
  const navigate = useNavigate()
  const own = status === 'signed-in' ? signedInPages : signedOutPages
  return [...everyonesPages.slice(0, 1), ...own, ...everyonesPages.slice(1)].map(
    ({ to, ...entry }) => ({
      ...entry,
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
  const action = (id: string, label: string, run: () => void, words = ''): Command => ({
    id,
    label,
    words,
    group: 'Actions',
    run,
  })
  return [
    action('make', 'Make a link', () => goToBookField(navigate), 'generate new isbn book'),
    action('contact', 'Contact Us', () => openSiteDialog('contact'), 'message mail help'),
    action('feedback', 'Share Feedback', () => openSiteDialog('feedback'), 'rating stars'),
    action('keys', 'Keys', () => openSiteDialog('keys'), 'keyboard shortcuts help'),
    ...themes.map(([choice, label]) =>
      action(`theme-${choice}`, label, () => setThemeChoice(choice), 'look colours mode'),
    ),
    action('consent', 'Affiliate consent', askAffiliateConsentAgain, 'withdraw cookies'),
    ...(status === 'signed-in'
      ? [action('sign-out', 'Sign out', () => void signOut(), 'log out')]
      : []),
  ]
}

/** The saved links, once a page has fetched them. */
function useLinkCommands(): readonly Command[] {
  const { copy } = useCopy()
  const { data = [] } = trpc.links.list.useQuery(undefined, { enabled: false })
  return data.map(({ id, title, authors, display, globalLink }) => ({
    id: `link-${id}`,
    label: title,
    words: `${authors.join(' ')} ${display}`,
    note: 'Copy link',
    group: 'Your links',
    run: () => void copy(globalLink),
  }))
}
