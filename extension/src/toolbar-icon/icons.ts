/** The toolbar icon: in color on book pages, gray elsewhere. A press works on both. */
export const icons = {
  color: { 16: '/icons/16.png', 32: '/icons/32.png' },
  gray: { 16: '/icons/gray-16.png', 32: '/icons/gray-32.png' },
} as const
