import { isContactLink } from '@everyshelf/domain/back-matter'
import { decodeText } from './decode-text.ts'
import { EpubError } from './epub-error.ts'
import type { EpubLimits } from './epub-limits.ts'
import { findLinks } from './find-links.ts'
import type { FoundLink, FoundName } from './found-link.ts'
import type { OpenEpub } from './open-epub.ts'
import { resolveName } from './package-file.ts'

/** A link that leaves the book, or leads to a file that the book does not have. */
export interface ListedLink
  extends Pick<FoundLink, 'href' | 'place' | 'isForm' | 'text' | 'before'> {
  /** The name of the file in the book. */
  readonly file: string
  /** The title of the chapter; empty if it has none. */
  readonly chapter: string
}

/** The name of a store in the text of a chapter. */
export type ListedName = FoundName & Pick<ListedLink, 'file' | 'chapter'>

export interface EpubReport {
  readonly links: readonly ListedLink[]
  /** Links to files that are not in the book. */
  readonly missing: readonly ListedLink[]
  /** Store names in the text; not more than the first few hundred. */
  readonly names: readonly ListedName[]
  readonly insideCount: number
  readonly fileCount: number
}

export type OnProgress = (done: number, total: number) => void

const NAMES_MAX = 300
const INSIDE = /^(?!\s*(?:[a-z][a-z0-9+.-]*:|\/\/))/i

/** Lists the links of a book. Email addresses and phone numbers are none. */
export async function checkEpub(
  epub: OpenEpub,
  limits: EpubLimits,
  onProgress: OnProgress = () => {},
): Promise<EpubReport> {
  const links: ListedLink[] = []
  const missing: ListedLink[] = []
  const names: ListedName[] = []
  let insideCount = 0
  let done = 0

  for (const [file, kind] of epub.kinds) {
    const found: FoundLink[] = []
    const foundNames: FoundName[] = []
    const onLink = (link: FoundLink) => {
      if (isContactLink(link.href)) return
      if (!INSIDE.test(link.href)) found.push(link)
      else if (isMissing(link.href, file, epub.names)) found.push(link)
      else insideCount++
      if (links.length + missing.length + found.length > limits.links) {
        throw new EpubError('too-many-links')
      }
    }
    const { text: content } = decodeText(await epub.read(file))
    const chapter = findLinks(kind, content, onLink, (name) => {
      if (names.length + foundNames.length < NAMES_MAX) foundNames.push(name)
    })
    names.push(...foundNames.map((name) => ({ ...name, file, chapter })))
    for (const link of found) {
      const { href, place, isForm, text, before } = link
      const list = INSIDE.test(href) ? missing : links
      list.push({ href, place, isForm, text, before, file, chapter })
    }
    onProgress(++done, epub.kinds.size)
  }
  const fileCount = epub.entries.filter(({ directory }) => !directory).length
  return { links, missing, names, insideCount, fileCount }
}

function isMissing(href: string, file: string, names: ReadonlySet<string>) {
  const [path = ''] = href.trim().split('#', 1)
  if (path === '') return false
  const name = resolveName(path, file)
  return name === undefined || !names.has(name)
}
