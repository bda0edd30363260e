import { type LinkPlace, type OnLink, toPlainLink, WEB_ADDRESS } from './found-link.ts'
import { type ScannedAttribute, scanMarkup } from './scan-markup.ts'

const TEXT_ADDRESS = /https?:\/\/[^\s<>"']{1,2000}/gi

/** Finds the addresses in the package file (OPF): its guide, other files, and the book's details. */
export function findPackageLinks(markup: string, onLink: OnLink): void {
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
export function findContentsLinks(markup: string, onLink: OnLink): void {
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
