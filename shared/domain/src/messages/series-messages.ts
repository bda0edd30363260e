import { SERIES_MAX } from '../limits/index.ts'

/** The part of the error catalog about series. */
export const seriesMessages = {
  'series-limit-reached': {
    title: 'Series limit reached',
    text: `You can have up to ${SERIES_MAX} series. Remove one to add another.`,
  },
  'series-save-failed': { title: 'Error saving series', text: 'Please try again' },
  'series-slug-invalid': {
    title: 'Check the address',
    text: 'Use 3 to 40 letters and digits, with single hyphens between them.',
  },
  'series-slug-reserved': {
    title: 'Reserved for Everyshelf',
    text: 'It could be mistaken for an Everyshelf page. Choose another one.',
  },
  'series-slug-taken': {
    title: 'This address is taken',
    text: 'Another series uses it or used it before. Choose a different one.',
  },
}
