import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { fillFacts } from './fill-facts.ts'
import { type FrontMatter, frontMatter } from './front-matter.ts'

export const articlesFolder = join(import.meta.dirname, '..', '..', 'content', 'articles')

/** An article as written in its file. */
export interface ArticleText extends FrontMatter {
  readonly slug: string
  /** MDX, without the front matter. */
  readonly body: string
}

/** Every article, the last updated first. */
export function readArticles(folder = articlesFolder): ArticleText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readArticle(join(folder, name)))
    .toSorted((a, b) => b.updated.localeCompare(a.updated) || a.slug.localeCompare(b.slug))
}

export function readArticle(file: string): ArticleText {
  const text = fillFacts(readFileSync(file, 'utf8'))
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const slug = basename(file, '.mdx')
  const read = frontMatter.safeParse(parse(head))
  if (!read.success) throw new Error(`${slug}: ${read.error.message}`)
  return { ...read.data, slug, body }
}

/** The file of a diagram that an article names. */
export function diagramFile(slug: string, name: string, folder = articlesFolder): string {
  return join(folder, `${slug}-${name}.svg`)
}
