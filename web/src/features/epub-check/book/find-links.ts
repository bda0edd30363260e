import { findContentsLinks, findPackageLinks } from './find-package-links.ts'
import { findPageLinks } from './find-page-links.ts'
import { findStyleLinks } from './find-style-links.ts'
import type { OnLink, OnName } from './found-link.ts'
import type { FileKind } from './package-file.ts'

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
