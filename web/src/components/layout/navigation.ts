import { articlePath, paths } from '../../lib/paths.ts'
import { accountAddress, type SessionState, wasSignedIn } from '../../lib/session/session.ts'

export interface NavigationItem {
  readonly label: string
  readonly to: string
}

/** Shown to everyone in the header and the menu. */
export const mainPages: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Pricing', to: paths.pricing },
]

const signedInPages: readonly NavigationItem[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'My Account', to: paths.profile },
]

const signedOutPages: readonly NavigationItem[] = [
  { label: 'Sign In', to: accountAddress('signin') },
  { label: 'Sign Up', to: accountAddress('signup') },
]

/** Until the session is loaded, assumes the last known state, so the header does not flicker. */
export function isProbablySignedIn({ status }: Pick<SessionState, 'status'>): boolean {
  return status === 'signed-in' || (status === 'loading' && wasSignedIn())
}

export function accountPages(session: Pick<SessionState, 'status'>): readonly NavigationItem[] {
  return isProbablySignedIn(session) ? signedInPages : signedOutPages
}

export const footerPages: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Blog', to: paths.blog },
  { label: 'Demo', to: paths.demoUniversalBookPage },
]

/** Four of the blog's comparisons, labeled with the other service. */
export const comparisonPages: readonly NavigationItem[] = [
  { label: 'Books2Read', to: articlePath('everyshelf-vs-books2read') },
  { label: 'BookLinker', to: articlePath('everyshelf-vs-booklinker') },
  { label: 'Geniuslink', to: articlePath('everyshelf-vs-geniuslink') },
  { label: 'Bitly', to: articlePath('everyshelf-vs-bitly') },
]

export const legalPages: readonly NavigationItem[] = [
  { label: 'Privacy Policy', to: paths.privacyPolicy },
  { label: 'Terms of Service', to: paths.termsOfService },
]

/** In the More menu of the bottom bar. Share Feedback comes between the first and the rest. */
export const morePages: readonly NavigationItem[] = [
  { label: 'Pricing', to: paths.pricing },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
]
