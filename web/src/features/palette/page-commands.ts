import { paths } from '../../app/paths.ts'
import { accountAddress } from '../../lib/session.ts'

interface PageEntry {
  readonly label: string
  readonly to: string
  readonly words?: string
}

export const everyonesPages: readonly PageEntry[] = [
  { label: 'Home', to: paths.home, words: 'start make link isbn' },
  { label: 'Pricing', to: paths.pricing, words: 'premium upgrade plans cost' },
  { label: 'About', to: paths.about, words: 'how it works' },
  { label: 'Blog', to: paths.blog, words: 'articles' },
  { label: 'Demo', to: paths.demoUniversalBookPage, words: 'universal book page example' },
  { label: 'Link tester', to: paths.linkTester, words: 'inspect check clean whose tag url' },
  { label: 'Redirect test', to: paths.redirectTest, words: 'tester reader country lands why' },
  { label: 'Why Everyshelf exists', to: paths.founderStory, words: 'founder story' },
  { label: 'Privacy', to: paths.privacy, words: 'data cookies policy' },
  { label: 'Terms', to: paths.terms, words: 'service conditions' },
]

export const signedInPages: readonly PageEntry[] = [
  { label: 'Dashboard', to: paths.dashboard, words: 'saved links' },
  { label: 'My Account', to: paths.profile, words: 'profile password tags export delete' },
]

export const signedOutPages: readonly PageEntry[] = [
  { label: 'Sign In', to: accountAddress('signin'), words: 'log in account' },
  { label: 'Sign Up', to: accountAddress('signup'), words: 'register create account' },
]
