import { setThemeChoice, type ThemeChoice } from '@everyshelf/ui/theme'
import { useNavigate } from 'react-router'
import { accountSections } from '../../components/account-sections.ts'
import { workspaceEntries } from '../../components/layout/workspace-entries.ts'
import { askAffiliateConsentAgain } from '../../lib/consent/affiliate-consent.ts'
import { openSiteDialog } from '../../lib/page/site-dialogs.ts'
import { paths } from '../../lib/paths.ts'
import { accountAddress, useSession } from '../../lib/session/session.ts'
import { useSignOut } from '../../lib/session/sign-out.ts'
import { goToBookField } from './book-field.ts'
import type { Command } from './command.ts'

const themes: readonly [ThemeChoice, string][] = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'System theme'],
]

interface PageEntry {
  readonly label: string
  readonly to: string
  readonly keywords?: string
}

const publicPages: readonly PageEntry[] = [
  { label: 'Home', to: paths.home, keywords: 'start create make link isbn' },
  { label: 'Pricing', to: paths.pricing, keywords: 'premium upgrade plans cost' },
  { label: 'About', to: paths.about, keywords: 'how it works' },
  { label: 'Blog', to: paths.blog, keywords: 'articles' },
  { label: 'Demo', to: paths.demoUniversalBookPage, keywords: 'universal book page example' },
  { label: 'Link tester', to: paths.linkTester, keywords: 'inspect check clean whose tag url' },
  { label: 'Redirect test', to: paths.redirectTest, keywords: 'tester reader country lands why' },
  {
    label: 'EPUB check',
    to: paths.epubCheck,
    keywords: 'ebook back matter links kindle apple kobo',
  },
  { label: 'Developers', to: paths.developers, keywords: 'api rest openapi documentation curl' },
  { label: 'Why Everyshelf exists', to: paths.founderStory, keywords: 'founder story' },
  { label: 'Privacy', to: paths.privacy, keywords: 'data cookies policy' },
  { label: 'Terms', to: paths.terms, keywords: 'service conditions' },
]

const signedOutPages: readonly PageEntry[] = [
  { label: 'Sign In', to: accountAddress('signin'), keywords: 'log in account' },
  { label: 'Sign Up', to: accountAddress('signup'), keywords: 'register create account' },
]

const signedInPages = [
  ...workspaceEntries,
  ...accountSections.filter(({ to }) => to !== paths.profile),
]

/** The pages and actions for the current visitor. */
export function useCommands(): readonly Command[] {
  return [...usePageCommands(), ...useActionCommands()]
}

function usePageCommands() {
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

function useActionCommands() {
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
