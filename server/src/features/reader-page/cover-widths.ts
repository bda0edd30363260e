import { COVER_WIDTHS, type CoverWidth, scaledCoverPath } from '@everyshelf/domain/books'

export interface CoverSources {
  /** For browsers that do not choose from the list. */
  readonly src: string
  readonly srcset: string
  /** The smallest, where the cover is only a color. */
  readonly small: string
}

/** The widths of a cover from which the reader's browser chooses. A cover that has fewer pixels keeps its own width. */
export function listCoverWidths(path: string): CoverSources {
  const at = (width: CoverWidth) => scaledCoverPath(path, width)
  const [smallest, middle] = COVER_WIDTHS
  return {
    src: at(middle),
    srcset: COVER_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    small: at(smallest),
  }
}
