import type { Tool } from './tool.ts'
import { findBook, searchBooks } from './tools/books.ts'
import { changeLabel, changeLink, changeSeries, listLabels, listSeries } from './tools/changes.ts'
import { readClicks } from './tools/clicks.ts'
import { createLink, explainRoute, listLinks } from './tools/links.ts'

/** What assistants can do, in the order in which they see it. */
export const tools: readonly Tool[] = [
  searchBooks,
  findBook,
  createLink,
  listLinks,
  changeLink,
  explainRoute,
  readClicks,
  listLabels,
  changeLabel,
  listSeries,
  changeSeries,
]
