import { paths } from '../../app/paths.ts'
import { accountAddress } from '../../lib/session/session.ts'

interface PageEntry {
  readonly label: string
  readonly to: string
  readonly keywords?: string
}

export const publicPages: readonly PageEntry[] = [
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

export const signedOutPages: readonly PageEntry[] = [
  { label: 'Sign In', to: accountAddress('signin'), keywords: 'log in account' },
  { label: 'Sign Up', to: accountAddress('signup'), keywords: 'register create account' },
]
