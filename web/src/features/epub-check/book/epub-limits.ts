import {
  EPUB_MAX_CHAPTER_MB,
  EPUB_MAX_FILES,
  EPUB_MAX_LINKS,
  EPUB_MAX_MB,
  EPUB_MAX_READ_MB,
  EPUB_MAX_UNPACKED_MB,
} from '@everyshelf/domain/limits'

const MB = 1024 * 1024

/** What the check reads at most, so that a prepared file cannot fill the memory. */
export const epubLimits = {
  fileBytes: EPUB_MAX_MB * MB,
  files: EPUB_MAX_FILES,
  unpackedBytes: EPUB_MAX_UNPACKED_MB * MB,
  chapterBytes: EPUB_MAX_CHAPTER_MB * MB,
  readBytes: EPUB_MAX_READ_MB * MB,
  links: EPUB_MAX_LINKS,
}
export type EpubLimits = typeof epubLimits
