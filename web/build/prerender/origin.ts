/** Stands for the site's own address, which the server knows and the build does not. */
export const ORIGIN = 'https://everyshelf.invalid'
