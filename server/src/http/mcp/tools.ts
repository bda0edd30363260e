import type { Tool } from './tool.ts'
import { findBook } from './tools/books.ts'
import { readClicks } from './tools/clicks.ts'
import { createLink, explainRoute, listLinks } from './tools/links.ts'

/** What assistants can do, in the order in which they see it. */
export const tools: readonly Tool[] = [findBook, createLink, listLinks, explainRoute, readClicks]
