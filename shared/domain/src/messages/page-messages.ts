import { AUTHOR_PAGE_LIMIT } from '../limits/index.ts'

/** The part of the error catalog about the pages that authors publish. */
export const pageMessages = {
  'premium-required-for-pages': {
    title: 'Premium required',
    text: 'A free account has one author page. Upgrade to Premium to add pen names.',
  },
  'premium-required-to-add': {
    title: 'Premium required',
    text: 'Upgrade to Premium to add to this page or publish it again.',
  },
  'author-page-limit-reached': {
    title: 'Author page limit reached',
    text: `You can have up to ${AUTHOR_PAGE_LIMIT} author pages. Remove one to add another.`,
  },
  'invalid-page-address': {
    title: 'Check the address',
    text: 'Use 3 to 40 letters and digits, with single hyphens between them.',
  },
  'page-address-reserved': {
    title: 'Reserved for Everyshelf',
    text: 'It could be mistaken for an Everyshelf page. Choose another one.',
  },
  'page-address-taken': {
    title: 'This address is taken',
    text: 'Another page uses it or used it before. Choose a different one.',
  },
  'invalid-profile-link': {
    title: 'Check your links',
    text: 'Paste a full address that starts with https://.',
  },
  'page-disabled': {
    title: 'This page was disabled',
    text: 'Everyshelf disabled it. You can see the reason in the page’s settings.',
  },
}
