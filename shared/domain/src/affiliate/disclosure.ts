/** The sentence that Amazon's programme requires, in its own words, on every page that has its links. */
export const AMAZON_ASSOCIATE_SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'

/** The note on each row of a link list (specification §2). */
export const TAGGED_NOTE = 'With affiliate tag'
export const UNTAGGED_NOTE = 'Without affiliate tag'
