/** A placeholder for the site's URL, which only the server knows. */
export const ORIGIN = 'https://everyshelf.invalid'
