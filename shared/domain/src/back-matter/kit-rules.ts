/** The files that an author makes of a book. `retailer` is an ebook for one store other than Kindle. */
export type BookFileKind = 'kindle' | 'retailer' | 'distributor' | 'print'

/** A page that states or reports a rule. */
export interface KitRuleSource {
  readonly title: string
  readonly url: string
}

/** What one file may link to. No link in a book carries an affiliate tag, see `mayCarryTag`. */
export interface KitRules {
  /**
   * Where links to books lead. `amazon`: straight to the book's page there. `own-store`: to the
   * store that sells the file, through a link of this service that leads nowhere else.
   * `reader-page`: to a page with all stores. `short-link`: to the reader's store.
   */
  readonly books: 'amazon' | 'own-store' | 'reader-page' | 'short-link'
  /** Whether it may link to pages that list several stores, such as the author's page. */
  readonly mayLinkPages: boolean
  /** Whether it may link to the author's newsletter, which is a form. */
  readonly mayLinkNewsletter: boolean
  readonly source: KitRuleSource
}

export const kitRules: Readonly<Record<BookFileKind, KitRules>> = {
  // KDP allows links to other books of a series, and forbids links to other ebook stores and to
  // forms that ask for readers' data. A Global Link can lead to another store, by a rule of its
  // owner or of the service, and pages of this service list other stores. So Kindle files link to
  // Amazon's own pages, although these clicks are not counted.
  kindle: {
    books: 'amazon',
    mayLinkPages: false,
    mayLinkNewsletter: false,
    source: {
      title: 'KDP Help, hyperlink guidelines',
      url: 'https://kdp.amazon.com/en_US/help/topic/GQ6JQ7FM6C72HE4X',
    },
  },
  // Authors report that Apple and Kobo rejected files that name or link to competitors. We found no
  // such rule for other stores, so each of them gets a file that links to no other store.
  retailer: {
    books: 'own-store',
    mayLinkPages: true,
    mayLinkNewsletter: true,
    source: {
      title: 'An author’s report about a book that Apple and Kobo rejected, 2022',
      url: 'https://writerssupportingwriters.com/2022/09/05/another-lesson-learned/',
    },
  },
  // One file for many stores can name none of them. An author reports that a link to a page where
  // readers choose their store was accepted.
  distributor: {
    books: 'reader-page',
    mayLinkPages: true,
    mayLinkNewsletter: true,
    source: {
      title: 'An author’s report about Apple and Kobo, 2022',
      url: 'https://deborahjayauthor.com/2022/01/17/authors-whats-in-your-endmatter-apple-kobo/',
    },
  },
  // Readers cannot click on paper, so each link is a QR code and a short address to type.
  print: {
    books: 'short-link',
    mayLinkPages: true,
    mayLinkNewsletter: true,
    source: {
      title: 'Amazon Associates, links outside websites',
      url: 'https://affiliate-program.amazon.com.au/help/operating/compare',
    },
  },
}
