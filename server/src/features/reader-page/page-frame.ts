import { formatPublicationDate } from './format-details.ts'
import { html, jsonScript } from './html.ts'
import {
  choosePageLanguage,
  messagesIn,
  pageLanguages,
  parsePageLanguage,
} from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { pagePath } from './reader-page-paths.ts'
import { pagePolicyFor, renderFrame } from './render-frame.ts'

/** What other pages for readers share with this one. Features get it through their deps. */
export const readerPageFrame = {
  html,
  jsonScript,
  renderFrame,
  pagePolicyFor,
  pageLanguages,
  choosePageLanguage,
  parsePageLanguage,
  messagesIn,
  fill,
  pagePath,
  formatPublicationDate,
} as const

export type ReaderPageFrame = typeof readerPageFrame
