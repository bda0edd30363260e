import { formatPublicationDate } from './format-details.ts'
import { Html, html, jsonScript } from './html.ts'
import { choosePageLanguage, pageLanguages, parsePageLanguage } from './messages/languages.ts'
import { fill } from './messages/messages.ts'
import { pagePolicyFor, renderFrame } from './render-frame.ts'

/** What other features need to render pages in the same design. */
export const pageKit = {
  Html,
  html,
  jsonScript,
  renderFrame,
  pagePolicyFor,
  fill,
  formatPublicationDate,
  pageLanguages,
  parsePageLanguage,
  choosePageLanguage,
}

export type PageKit = typeof pageKit
