import { accents, type PageLook } from '@everyshelf/domain/links'

/** The default color of the page header. */
const DEFAULT_COLOR = '#0b5443'

/** The color of the link's page for readers, as CSS writes it. */
export function pageColorOf({ accent }: Pick<PageLook, 'accent'>): string {
  return accent ? accents[accent] : DEFAULT_COLOR
}
