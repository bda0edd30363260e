import { findPageLinks } from './find-page-links.ts'
import { type LinkPlace, type OnLink, type OnName, toPlainLink, WEB_ADDRESS } from './found-link.ts'
import type { FileKind } from './package-file.ts'
import { type ScannedAttribute, scanMarkup } from './scan-markup.ts'

/** Finds the links of a file. Returns the title of a chapter, else an empty text. */
export function findLinks(kind: FileKind, text: string, onLink: OnLink, onName: OnName): string {
  switch (kind) {
    case 'page':
      return findPageLinks(text, onLink, onName)
    case 'package':
      findPackageLinks(text, onLink)
      return ''
    case 'contents':
      findContentsLinks(text, onLink)
      return ''
    case 'style':
      findStyleLinks(text, onLink)
      return ''
  }
}

const TEXT_ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi

/** Finds the addresses in the package file (OPF): its guide, other files, and the book's details. */
function findPackageLinks(markup: string, onLink: OnLink): void {
  let element = ''
  scanMarkup(markup, {
    onOpen: (opened, attributes) => {
      element = opened
      const href = attributes.find(({ name }) => name === 'href')
      if (href && opened === 'reference') onLink(fromAttribute(href, 'contents'))
      else if (href && WEB_ADDRESS.test(href.value)) {
        onLink(fromAttribute(href, opened === 'item' ? 'resource' : 'details'))
      }
      const content = attributes.find(({ name }) => name === 'content')
      if (content && WEB_ADDRESS.test(content.value)) onLink(fromAttribute(content, 'details'))
    },
    onClose: () => {
      element = ''
    },
    onText: (text, span) => {
      for (const [href] of text.matchAll(TEXT_ADDRESS)) {
        onLink(toPlainLink(href, 'details', span, { text: element }))
      }
    },
  })
}

/** Finds the entries of the older table of contents (NCX). */
function findContentsLinks(markup: string, onLink: OnLink): void {
  scanMarkup(markup, {
    onOpen: (element, attributes) => {
      const source = element === 'content' && attributes.find(({ name }) => name === 'src')
      if (source) onLink(fromAttribute(source, 'contents'))
    },
  })
}

function fromAttribute({ value, valueSpan, isQuoted }: ScannedAttribute, place: LinkPlace) {
  return toPlainLink(value, place, valueSpan, { isQuoted })
}

const STYLE_ADDRESS = /url\(\s*["']?([^"')\s]{1,2000})|@import\s+["']([^"'\s]{1,2000})["']/gi

/** Finds what a style sheet loads from the internet. */
function findStyleLinks(css: string, onLink: OnLink): void {
  for (const match of css.matchAll(STYLE_ADDRESS)) {
    const href = match[1] ?? match[2] ?? ''
    if (!WEB_ADDRESS.test(href)) continue
    const start = match.index + match[0].lastIndexOf(href)
    onLink(toPlainLink(href, 'resource', { start, end: start + href.length }))
  }
}
