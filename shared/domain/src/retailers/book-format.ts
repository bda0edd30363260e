/** How a book is sold; a retailer offers some of them. */
export const bookFormats = ['print', 'ebook', 'audio'] as const
export type BookFormat = (typeof bookFormats)[number]
