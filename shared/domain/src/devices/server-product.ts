/** What a server answers to `site.identify`: the extension uses no address that answers otherwise. */
export const SERVER_PRODUCT = 'everyshelf'
