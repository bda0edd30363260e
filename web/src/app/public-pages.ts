import { STATUS_DAYS } from '@everyshelf/domain/limits'
import { paths } from '../lib/paths.ts'

/** What search engines and link previews show of a page. */
export interface PublicPage {
  readonly path: string
  /** The file that the router imports, in `src/`. */
  readonly module: string
  /** The same as the page's `useTitle`. */
  readonly title: string
  readonly description: string
  /** The text on its preview image. */
  readonly card: string
}

/** The prerendered pages, in sitemap order. Articles follow them. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: 'routes/home.tsx',
    title: 'Everyshelf: one book link for every reader',
    description:
      'Paste an ISBN, an ASIN, or a book link. Get one link that sends every reader to a bookstore in their country.',
    card: 'One book link for every reader',
  },
  {
    path: paths.pricing,
    module: 'features/pricing/pricing.tsx',
    title: 'Pricing · Everyshelf',
    description:
      'Creating book links is free. Premium lets you save unlimited links with your own affiliate tags. Compare both plans.',
    card: 'Plans and pricing',
  },
  {
    path: paths.about,
    module: 'features/information/about.tsx',
    title: 'One link for every reader · Everyshelf',
    description:
      'What Everyshelf does, how a link finds a store in the reader’s country, who earns the commission, what we count, and what you can rely on.',
    card: 'How one link finds every reader’s store',
  },
  {
    path: paths.founderStory,
    module: 'features/information/founder-story.tsx',
    title: 'Why Everyshelf exists · Everyshelf',
    description:
      'Books travel easily. Links to books do not. Why a book link should know the reader’s country, and the rules we follow.',
    card: 'Books travel easily. Links to books do not.',
  },
  {
    path: paths.blog,
    module: 'features/blog/blog-index.tsx',
    title: 'Blog · Everyshelf',
    description:
      'Guides and fair comparisons for selling books across borders: global book links, affiliate programs, attribution, and stores by country.',
    card: 'Selling books across borders',
  },
  {
    path: paths.demoUniversalBookPage,
    module: 'features/demo/universal-page-demo.tsx',
    title: 'Demo of the universal book page · Everyshelf',
    description:
      'See what readers get: the store for their country first, then all other stores there, and every edition of the book.',
    card: 'What readers see',
  },
  {
    path: paths.epubCheck,
    module: 'features/epub-check/epub-check.tsx',
    title: 'EPUB check · Everyshelf',
    description:
      'Find the links in your ebook that Kindle, Apple Books, Kobo, and other stores would refuse. Your file never leaves your browser.',
    card: 'Check the links in your ebook',
  },
  {
    path: paths.privacy,
    module: 'features/information/privacy/privacy.tsx',
    title: 'Privacy · Everyshelf',
    description:
      'What Everyshelf stores about readers and accounts, why, who receives it, how long it stays, and what your rights are.',
    card: 'Privacy',
  },
  {
    path: paths.terms,
    module: 'features/information/terms.tsx',
    title: 'Terms of Service · Everyshelf',
    description:
      'What you can expect from Everyshelf and what we ask of you: links, affiliate tags, payment, refunds, and closing your account.',
    card: 'Terms of Service',
  },
  {
    path: paths.developers,
    module: 'features/developers/developers.tsx',
    title: 'API for developers · Everyshelf',
    description:
      'Create book links, change where they lead, and read their clicks from your own programs. All endpoints, with examples to try.',
    card: 'The Everyshelf API',
  },
  {
    path: paths.status,
    module: 'features/information/status/status-page.tsx',
    title: 'Status · Everyshelf',
    description: `Everyshelf uptime and redirect times, now and over the last ${STATUS_DAYS} days, measured by our server.`,
    card: 'Status',
  },
]
