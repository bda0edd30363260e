import { pagePath } from '../book/reader-page-paths.ts'
import {
  choosePageLanguage,
  languageTag,
  pageLanguages,
  parsePageLanguage,
} from '../messages/languages.ts'
import { fill } from '../messages/messages.ts'
import { renderImageTags } from '../preview-image/render-image-tags.ts'
import { listCoverWidths } from './cover-widths.ts'
import { formatPublicationDate } from './format-details.ts'
import { html, jsonScript, langAttribute } from './html.ts'
import { pagePolicyFor, renderFrame } from './render-frame.ts'
import { findTitleLanguage } from './text-language.ts'

/** What other pages for readers share with this one. Features get it through their deps. */
export const readerPageFrame = {
  html,
  jsonScript,
  langAttribute,
  renderFrame,
  pagePolicyFor,
  pageLanguages,
  choosePageLanguage,
  parsePageLanguage,
  languageTag,
  fill,
  formatPublicationDate,
  pagePath,
  listCoverWidths,
  findTitleLanguage,
  renderImageTags,
} as const

export type ReaderPageFrame = typeof readerPageFrame
