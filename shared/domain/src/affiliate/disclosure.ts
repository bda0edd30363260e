/** The sentence that Amazon's program requires, word for word, on every page with its links. */
export const AMAZON_ASSOCIATE_SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'

/** The note on each row of a list of links (specification §2). */
export const TAGGED_NOTE = 'With affiliate tag'
export const UNTAGGED_NOTE = 'Without affiliate tag'
