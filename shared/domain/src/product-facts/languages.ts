/** The languages of reader pages, and of the extension. */
export const READER_PAGE_LANGUAGES = 12
export const EXTENSION_LANGUAGES = 8
