import { paths } from './paths.ts'

/** What search engines and previews are told of a page. */
export interface PublicPage {
  readonly path: string
  /** The file of its route, in `routes/`. */
  readonly route: string
  /** As the page itself says it by `useTitle`. */
  readonly title: string
  readonly description: string
  /** The words on its picture, where they are not the title's. */
  readonly card: string
}

/** The pages that are written ahead by the build, in the order of the sitemap; articles come after them. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    route: 'home.tsx',
    title: 'Everyshelf: one book link for every reader',
    description:
      'Paste an ISBN, an ASIN or the address of a book. Everyshelf makes one link that sends every reader to the book store of their own country.',
    card: 'One book link for every reader',
  },
  {
    path: paths.pricing,
    route: 'pricing.tsx',
    title: 'Pricing · Everyshelf',
    description:
      'Making book links is free. Premium takes the limit away and puts your own affiliate tags on your links. What each plan has, and what it costs.',
    card: 'What it costs',
  },
  {
    path: paths.about,
    route: 'about.tsx',
    title: 'One link for every reader · Everyshelf',
    description:
      'What Everyshelf is for, how a link finds the store of a reader’s own country, who earns by it, what is counted, and what you can rely on.',
    card: 'How one link finds every reader’s store',
  },
  {
    path: paths.founderStory,
    route: 'founder-story.tsx',
    title: 'Why Everyshelf exists · Everyshelf',
    description:
      'Books travel easily, links to books do not. Why a link to a book needs to know where its reader is, and the rules that this service keeps.',
    card: 'Books travel easily. Links to books do not.',
  },
  {
    path: paths.blog,
    route: 'blog.tsx',
    title: 'Blog · Everyshelf',
    description:
      'Guides and fair comparisons about selling books across borders: global book links, affiliate programmes, attribution, and retailers by country.',
    card: 'About selling books across borders',
  },
  {
    path: paths.demoUniversalBookPage,
    route: 'demo-universal-book-page.tsx',
    title: 'Demo of the universal book page · Everyshelf',
    description:
      'See the page that a reader gets: the store of their own country first, every other bookseller there, other countries, and the editions of a book.',
    card: 'The page that a reader gets',
  },
  {
    path: paths.privacy,
    route: 'privacy.tsx',
    title: 'Privacy · Everyshelf',
    description:
      'What Everyshelf keeps and what it never does: no IP address, nobody followed. Purposes, recipients, how long, and what you can ask for.',
    card: 'Privacy',
  },
  {
    path: paths.terms,
    route: 'terms.tsx',
    title: 'Terms of Service · Everyshelf',
    description:
      'What you can expect of Everyshelf and what it expects of you: links, affiliate tags, payment, refunds, and what happens when you leave.',
    card: 'Terms of Service',
  },
  {
    path: paths.status,
    route: 'status.tsx',
    title: 'Status · Everyshelf',
    description:
      'How Everyshelf runs right now: whether links are answered, how quickly they lead on, and how it went during the last days. Measured by itself.',
    card: 'Status',
  },
]
