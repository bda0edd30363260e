import { type OnLink, toPlainLink, WEB_ADDRESS } from './found-link.ts'

const ADDRESS = /url\(\s*["']?([^"')\s]{1,2000})|@import\s+["']([^"'\s]{1,2000})["']/gi

/** Finds what a style sheet loads from the internet. */
export function findStyleLinks(css: string, onLink: OnLink): void {
  for (const match of css.matchAll(ADDRESS)) {
    const href = match[1] ?? match[2] ?? ''
    if (!WEB_ADDRESS.test(href)) continue
    const start = match.index + match[0].lastIndexOf(href)
    onLink(toPlainLink(href, 'resource', { start, end: start + href.length }))
  }
}
