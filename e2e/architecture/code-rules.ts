import { isTestFile } from './source-tree.ts'
import { dottedName, type SyntaxNode, textOf } from './syntax.ts'

/** Something that no file may contain, except where `isAllowedIn` says so. */
export interface CodeRule {
  readonly sentence: string
  readonly isAllowedIn: (path: string) => boolean
  readonly isBrokenBy: (node: SyntaxNode) => boolean
}

const NAMED_BY_TEXT = /(^|\.)(sql\.(raw|id|ref|table|lit)|dynamic\.(ref|table))$/
/** The statement of redirects is text, and shares one rule with queries. Its tables are constants. */
const SHOWN_OWNERS = 'server/src/db/shown-owners.repo.ts'
/** The build renders the blog's articles to HTML from files of this repository. */
const OWN_ARTICLES: ReadonlySet<string> = new Set([
  'web/build/articles/article-components.ts',
  'web/src/features/blog/article-body.tsx',
])

const HTML_SINKS = /(^|\.)(innerHTML|outerHTML|insertAdjacentHTML|document\.write(ln)?)$/

/** What a link is made of. */
const LINK_TABLES: ReadonlySet<string> = new Set([
  ...['saved_link', 'link_slug', 'link_version', 'link_label', 'link_cover', 'label'],
])
const QUERIES_THAT_WRITE: ReadonlySet<string> = new Set([
  ...['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'],
])

function writesLinks({ type, callee, arguments: given }: SyntaxNode): boolean {
  if (type !== 'CallExpression' || !Array.isArray(given)) return false
  const method = textOf((callee as SyntaxNode).property)
  return QUERIES_THAT_WRITE.has(method ?? '') && LINK_TABLES.has(textOf(given[0]) ?? '')
}

function destructuresFrom(node: SyntaxNode, source: string, name: string): boolean {
  if (node.type !== 'VariableDeclarator' || textOf(node.init) !== source) return false
  return JSON.stringify(node.id).includes(`"name":"${name}"`)
}

export const codeRules: readonly CodeRule[] = [
  {
    sentence: 'main.ts alone reads the environment, through config.ts',
    isAllowedIn: (path) =>
      path === 'server/src/main.ts' ||
      // A program of its own, on the computers of authors.
      path === 'integrations/client/src/cli/main.ts' ||
      /(^|\/)scripts\/|\.config\.ts$|^bench\//.test(path) ||
      isTestFile(path),
    isBrokenBy: (node) =>
      dottedName(node) === 'process.env' ||
      destructuresFrom(node, 'process', 'env') ||
      (node.type === 'ImportDeclaration' && textOf(node.source) === 'node:process'),
  },
  {
    sentence: 'nothing is of type any',
    isAllowedIn: () => false,
    isBrokenBy: (node) => node.type === 'TSAnyKeyword',
  },
  {
    sentence: 'S38 tables, columns and SQL are never named by text',
    isAllowedIn: (path) => path === 'server/src/db/create-tables.ts' || path === SHOWN_OWNERS,
    isBrokenBy: (node) => NAMED_BY_TEXT.test(dottedName(node) ?? ''),
  },
  {
    sentence: 'changeLinks alone writes links, their slugs, versions, labels, and covers',
    isAllowedIn: (path) =>
      path.startsWith('server/src/features/links/store/') ||
      /^server\/src\/testing\/|^bench\//.test(path) ||
      isTestFile(path),
    isBrokenBy: writesLinks,
  },
  {
    sentence: 'S27 text never becomes HTML',
    isAllowedIn: (path) =>
      !/^(web|extension|shared)\//.test(path) || isTestFile(path) || OWN_ARTICLES.has(path),
    isBrokenBy: (node) =>
      (node.type === 'JSXAttribute' && textOf(node.name) === 'dangerouslySetInnerHTML') ||
      (node.type === 'JSXIdentifier' && node.name === 'dangerouslySetInnerHTML') ||
      (node.type === 'Identifier' && node.name === 'dangerouslySetInnerHTML') ||
      HTML_SINKS.test(dottedName(node) ?? ''),
  },
  {
    sentence: 'S55 text never becomes code',
    isAllowedIn: () => false,
    isBrokenBy: (node) =>
      (node.type === 'CallExpression' && textOf(node.callee) === 'eval') ||
      (node.type === 'NewExpression' && textOf(node.callee) === 'Function'),
  },
]

/** What a comment may not be: an open end without a number, or a switch without a reason. */
export function findCommentProblem(comment: string): string | undefined {
  if (/\b(FIXME|XXX|HACK)\b/.test(comment)) return 'only NOTE and TODO mark a comment'
  if (/\bTODO\b/.test(comment) && !/TODO\b.*(#\d+|\d{4}-\d{2}-\d{2})/.test(comment)) {
    return 'a TODO names its issue or a date'
  }
  if (/@ts-(ignore|nocheck)/.test(comment)) return 'types are never switched off'
  if (/@ts-expect-error\s*$/.test(comment)) return 'an expected type error gives its reason'
  return undefined
}
