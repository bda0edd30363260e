import { formatCount } from '@everyshelf/domain/format'
import {
  EPUB_MAX_CHAPTER_MB,
  EPUB_MAX_FILES,
  EPUB_MAX_LINKS,
  EPUB_MAX_MB,
} from '@everyshelf/domain/limits'
import type { EpubFault } from './book/epub-error.ts'

/** Says what is wrong with a file and what to do. */
export const faultTexts = {
  empty: {
    title: 'This file is empty',
    text: 'Export the book again, then choose the new file.',
  },
  'too-large': {
    title: `This file is larger than ${EPUB_MAX_MB} MB`,
    text: 'Make its images smaller, then export the book again.',
  },
  pdf: {
    title: 'This is a PDF, not an EPUB',
    text: 'Export the book as an EPUB from your writing app, then check that file.',
  },
  'kindle-file': {
    title: 'This is a Kindle file, not an EPUB',
    text: 'Check the EPUB that you upload to KDP. Amazon converts it.',
  },
  'word-file': {
    title: 'This is a Word document, not an EPUB',
    text: 'Export the book as an EPUB from your writing app, then check that file.',
  },
  'not-epub': {
    title: 'This is not an EPUB',
    text: 'Choose a file that ends in .epub. If this one does, export the book again.',
  },
  broken: {
    title: 'This EPUB is damaged or incomplete',
    text: 'Download or export it again, then check the new file.',
  },
  encrypted: {
    title: 'This EPUB is copy-protected',
    text: 'We can’t read encrypted books. Check the file as you exported it, before a store protects it.',
  },
  'too-many-files': {
    title: `This EPUB contains more than ${formatCount(EPUB_MAX_FILES)} files`,
    text: 'Books have far fewer. Export the book again.',
  },
  'unpacks-too-large': {
    title: 'This EPUB unpacks to too much data',
    text: `We stopped to protect your browser. No chapter should be larger than ${EPUB_MAX_CHAPTER_MB} MB.`,
  },
  'too-many-links': {
    title: `This EPUB has more than ${formatCount(EPUB_MAX_LINKS)} links to other sites`,
    text: 'Split the book into volumes, then check each file.',
  },
  unexpected: {
    title: 'We couldn’t check this file',
    text: 'Check your connection, reload the page, and try again.',
  },
} satisfies Record<EpubFault | 'unexpected', object>
