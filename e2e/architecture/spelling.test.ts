import { expect, test } from 'vitest'
import { isTestFile, listFiles, readSources, readText } from './source-tree.ts'
import { parse, walkSyntax } from './syntax.ts'

/** Texts, names, and comments are American English, as the product's specification is. */
const BRITISH =
  /(?:colours?|programmes?|catalogues?|centres?|cancell(?:ed|ing)|favourites?|favour(?:s|ed)?|licences?|grey|behaviours?|neighbours?|honour(?:s|ed)?|recognis(?:e|es|ed|ing|able)|organis(?:e|es|ed|ing|ation)|normalis(?:e|es|ed|ing)|optimis(?:e|es|ed|ing)|localis(?:e|es|ed|ing)|summaris(?:e|es|ed|ing)|minimis(?:e|es|ed|ing)|authoris(?:e|es|ed|ing)|analys(?:e|es|ed|ing)|labell(?:ed|ing)|travell(?:ed|ing|er)|artefacts?|cheques?|whilst|learnt|spelt|enrol(?:s|ment)?)/
const britishWord = new RegExp(String.raw`\b${BRITISH.source}\b`, 'i')

/** Spellings that another project chose, or that are published. */
const exceptions = [/aria-labelledby|labelledBy/g, /book-affiliate-programmes/g, /Help centre/g]

/** Screens have curly apostrophes within words. */
const straightApostrophe = /[a-z]'(?:s|t|re|ve|ll|d)\b/
/** Strings of the specification, and names of retailers as they write them. */
const straightTexts =
  /Couldn't extract ISBN|You've reached your limit|You've been referred|We'll get back to you|Blackwell's|Powell's Books/g

const without = (line: string, patterns: readonly RegExp[]) =>
  patterns.reduce((text, pattern) => text.replaceAll(pattern, ''), line)

const written = listFiles().filter(
  (path) =>
    /^(?:shared|server|web|extension|integrations|e2e|bench|docs)\/.+\.(?:tsx?|mdx?|json|html|css)$|^(?:README|CONTRIBUTING|SECURITY)\.md$/.test(
      path,
    ) &&
    !/^e2e\/architecture\/spelling|\/fixtures\/(?!.+\.ts$)|\/messages\/(?:de|es|fr|hi|it|ja|nl|pl|pt|sv|zh)\.ts$/.test(
      path,
    ),
)

test('texts, comments, and documents are spelled as in American English', () => {
  const problems = written.flatMap((path) =>
    readText(path)
      .split('\n')
      .filter((line) => britishWord.test(without(line, exceptions)))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(written.length).toBeGreaterThan(2000)
  expect(problems).toEqual([])
})

test('names of files are spelled as in American English', () => {
  const isBritish = (path: string) =>
    without(path, exceptions)
      .split(/[/.-]/)
      .some((word) => new RegExp(`^${BRITISH.source}$`).test(word))
  expect(listFiles().filter(isBritish)).toEqual([])
})

test('texts on screen have curly apostrophes', () => {
  const screens =
    /^web\/src\/|^extension\/src\/messages\/|^shared\/ui\/src\/|^shared\/domain\/src\/(?:messages|retailers)\//
  const problems = readSources()
    .filter(({ path }) => screens.test(path) && !isTestFile(path))
    .flatMap(({ path, text }) =>
      listTexts(path, text)
        .filter((one) => straightApostrophe.test(without(one, [straightTexts])))
        .map((one) => `${path}: ${one.trim()}`),
    )
  expect(problems).toEqual([])
})

/** The strings, template texts, and JSX texts of a file, without its comments and code. */
function listTexts(path: string, text: string): string[] {
  return [...walkSyntax(parse(path, text))].flatMap((node) => {
    if (node.type === 'TemplateElement') return [(node.value as { readonly raw: string }).raw]
    if (node.type !== 'Literal' && node.type !== 'JSXText') return []
    return typeof node.value === 'string' ? [node.value] : []
  })
}
