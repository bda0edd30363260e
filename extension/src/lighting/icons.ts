/** The toolbar's icon: in colour on a book's page, grey elsewhere. A press works on either. */
export const icons = {
  lit: { 16: '/icons/16.png', 32: '/icons/32.png' },
  resting: { 16: '/icons/resting-16.png', 32: '/icons/resting-32.png' },
} as const
