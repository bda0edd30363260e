import type { TagRule } from './tag-rule.ts'

const POLICIES = 'https://affiliate-program.amazon.com.be/help/operating/policies'
const SITES = 'https://affiliate-program.amazon.co.uk/help/node/topic/G8TW5AE9XL2VX9VM'

const READ = '2026-11-26'

/** What we read about the tags of Amazon Associates. No page says anything about chats. */
export const amazonTagRules: readonly TagRule[] = [
  {
    program: 'amazon',
    channel: 'web',
    countries: null,
    permission: 'always',
    says: 'A purchase counts after a click on a tagged link on your site.',
    source: POLICIES,
    date: '2025-10-15',
    isSecondHand: false,
  },
  {
    program: 'amazon',
    channel: 'social',
    countries: null,
    permission: 'if-network-entered',
    says: 'Amazon reviews each profile in your account: Facebook, Instagram, Twitter, YouTube, Twitch.',
    source: SITES,
    date: READ,
    isSecondHand: false,
  },
  {
    program: 'amazon',
    channel: 'mail',
    // The page names no country. Field research of November 2026 found the rule for these three.
    countries: ['US', 'GB', 'DE'],
    permission: 'if-list-opt-in',
    says: 'The page quotes the policies: no tagged links in unsolicited email.',
    source:
      'https://conductatlas.com/platform/amazon-associates/amazon-associates-program-policies/prohibition-on-unsolicited-commercial-email/',
    date: READ,
    isSecondHand: true,
  },
  {
    program: 'amazon',
    channel: 'mail',
    countries: ['IN'],
    permission: 'never',
    says: 'The page quotes the older policies: no tags in any email. We found no newer rule for India.',
    source: 'https://the-digital-reader.com/is-amazon-purging-ebook-promotion-newsletters/',
    date: READ,
    isSecondHand: true,
  },
  {
    program: 'amazon',
    channel: 'ebook',
    countries: null,
    permission: 'never',
    says: 'Tagged links in ebooks are not allowed without Amazon’s approval.',
    source:
      'https://affiliate-program.amazon.com/help/operating/compare?cid=oa-novemberupdate&ac-ms-src=oa-decemberupdate&ref_=pe_3519780_267319530',
    date: '2018-10-01',
    isSecondHand: false,
  },
  {
    program: 'amazon',
    channel: 'print',
    countries: null,
    permission: 'never',
    says: 'The policies limit offline promotion.',
    source: 'https://affiliate-program.amazon.com.au/help/operating/compare',
    date: '2024-03-05',
    isSecondHand: false,
  },
  {
    program: 'amazon',
    channel: 'ad',
    countries: null,
    permission: 'never',
    says: 'Since April 14, 2026, purchases after any paid ad or boosted post do not count.',
    source: 'https://affrate.com/news-analysis/amazon-associates-2026-what-changed-affiliates/',
    date: '2026-05-04',
    isSecondHand: true,
  },
]
