import { type BookFile, listBookFiles } from './book-files.ts'
import { linkInFile } from './book-link-in-file.ts'
import type {
  BackMatter,
  KitInput,
  KitLink,
  KitOmission,
  KitSection,
  KitSectionKind,
} from './kit.ts'
import { kitRules } from './kit-rules.ts'
import { kitTexts } from './kit-texts.ts'

/**
 * Builds the back matter of each file of a book: the next book, the author's other books, the
 * author's page, and the newsletter, as far as the rules of the store allow them.
 *
 * @example buildBackMatter(input).find(({ file }) => file.code === 'kindle')?.sections[0]?.links[0]?.url // 'https://www.amazon.com/dp/B00B7NPRY8'
 */
export function buildBackMatter(input: KitInput): BackMatter[] {
  return listBookFiles(input.book.link).map((file) => buildFile(input, file))
}

function buildFile(input: KitInput, file: BookFile): BackMatter {
  const parts = [
    buildNext(input, file),
    buildBooks(input, file),
    buildAuthor(input, file),
    buildNewsletter(input, file),
  ]
  return {
    file,
    language: input.language,
    sections: parts.flatMap(({ section }) => section ?? []),
    omitted: parts.flatMap(({ omission }) => omission ?? []),
  }
}

interface Part {
  readonly section?: KitSection | undefined
  readonly omission?: KitOmission | undefined
}

function omit(
  kind: KitSectionKind,
  because: KitOmission['because'],
  titles: readonly string[] = [],
): Part {
  return { omission: { kind, because, titles } }
}

function section(kind: KitSectionKind, heading: string, links: readonly KitLink[]): Part {
  return { section: { kind, heading, links } }
}

/**
 * `/next` opens the reader's store, which may not be the one that sells the file. So a store's own file
 * has it only while there is no next book.
 */
function buildNext({ book, next, isInSeries, origin, language }: KitInput, file: BookFile): Part {
  const { mayLinkPages, books } = kitRules[file.kind]
  const texts = kitTexts[language]
  const isOneStore = books === 'own-store' || books === 'amazon'
  if (next && (isOneStore || !isInSeries)) {
    const link = linkInFile(next, file, origin)
    return link ? section('next', texts.next, [link]) : omit('next', 'not-sold-there', [next.title])
  }
  if (isInSeries && mayLinkPages) {
    const slug = file.kind === 'print' ? book.printSlug : book.ebookSlug
    const text = next?.title ?? texts.nextBook
    const url = `${origin}/next/${slug}`
    return section('next', texts.next, [{ text, url, isGuessed: false }])
  }
  return isInSeries ? omit('next', 'amazon-only') : {}
}

function buildBooks({ next, others, author, origin, language }: KitInput, file: BookFile): Part {
  const texts = kitTexts[language]
  const listed = others
    .filter((other) => other.ebookSlug !== next?.ebookSlug)
    .map((other) => ({ other, link: linkInFile(other, file, origin) }))
  const links = listed.flatMap(({ link }) => link ?? [])
  const missing = listed.flatMap(({ other, link }) => (link ? [] : [other.title]))
  const heading = author ? fill(texts.booksBy, { author }) : texts.otherBooks
  return {
    ...(links.length > 0 && section('books', heading, links)),
    ...(missing.length > 0 && omit('books', 'not-sold-there', missing)),
  }
}

function buildAuthor({ authorPage, origin, language }: KitInput, file: BookFile): Part {
  if (!authorPage) return {}
  if (!kitRules[file.kind].mayLinkPages) return omit('author', 'amazon-only')
  const texts = kitTexts[language]
  const url = origin + authorPage.path
  return section('author', fill(texts.author, { author: authorPage.name }), [
    { text: texts.authorLink, url, isGuessed: false },
  ])
}

function buildNewsletter({ newsletterUrl: url, language }: KitInput, file: BookFile): Part {
  if (url === null) return {}
  if (!kitRules[file.kind].mayLinkNewsletter) return omit('newsletter', 'amazon-only')
  const texts = kitTexts[language]
  return section('newsletter', texts.newsletter, [
    { text: texts.newsletterLink, url, isGuessed: false },
  ])
}

/** @example fill('Open {address}', { address: 'a.example' }) // 'Open a.example' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
