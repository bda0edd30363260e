/** The part of the error catalog that a page shows when it cannot load the rest of its code. */
export const loadingMessages = {
  offline: {
    title: 'No connection',
    text: 'Everyshelf cannot be reached. Check your connection and try again.',
  },
  'generation-failed': { title: 'Error', text: 'Failed to generate links. Please try again.' },
  unexpected: { title: 'Error', text: 'Something went wrong. Please try again.' },
} as const
