import { COVER_WIDTHS, type CoverWidth, scaledCoverPath } from '@everyshelf/domain/books'

/** The widths of a cover from which the reader's browser chooses. A cover that has fewer pixels keeps its own width. */
export function listCoverWidths(path: string) {
  const at = (width: CoverWidth) => scaledCoverPath(path, width)
  const [smallest, middle] = COVER_WIDTHS
  return {
    /** For browsers that do not choose from the list. */
    src: at(middle),
    srcset: COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    /** The smallest, where the cover is only a color. */
    small: at(smallest),
  }
}
