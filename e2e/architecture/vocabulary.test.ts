import { describe, expect, test } from 'vitest'
import { isTestFile, listFiles, readSources, readText } from './source-tree.ts'
import { parse, type SyntaxNode, textOf, walkSyntax } from './syntax.ts'
import {
  apostropheExceptions,
  forbiddenEndings,
  forbiddenNames,
  forbiddenPhrases,
  forbiddenSpellings,
  nameExceptions,
  phraseExceptions,
  spellingExceptions,
  straightApostrophe,
} from './vocabulary.ts'

const files = listFiles()
const sources = readSources()

/** `createLinkCache` and `create-link-cache` are the words create, link and cache. */
function splitName(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}

function findForbidden(name: string): string | undefined {
  if (nameExceptions.some((exception) => exception.name.test(name))) return undefined
  const word = splitName(name).find((part) => Object.hasOwn(forbiddenNames, part))
  return word && `${name}: ${forbiddenNames[word]} instead of ${word}`
}

/** The names that a file exports itself, not those that it passes on. */
function* listExports(path: string, text: string): Generator<string> {
  for (const node of walkSyntax(parse(path, text))) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue
    const declaration = node.declaration as SyntaxNode
    const declared = (declaration.declarations ?? [declaration]) as readonly SyntaxNode[]
    for (const { id } of declared) {
      const name = textOf(id)
      if (name) yield name
    }
  }
}

/** The strings, template texts and JSX texts of a file, without its comments and code. */
function listTexts(path: string, text: string): string[] {
  return [...walkSyntax(parse(path, text))].flatMap((node) => {
    if (node.type === 'TemplateElement') return [(node.value as { readonly raw: string }).raw]
    if (node.type !== 'Literal' && node.type !== 'JSXText') return []
    return typeof node.value === 'string' ? [node.value] : []
  })
}

describe('names', () => {
  test('of files and folders use the words of the glossary', () => {
    const packages = /^(shared|server|web|extension|integrations|e2e|bench|docs)\//
    const names = new Set(
      files.filter((path) => packages.test(path)).flatMap((path) => path.split('/')),
    )
    expect([...names].flatMap((name) => findForbidden(name) ?? [])).toEqual([])
  })

  test('of exports use the words of the glossary', () => {
    const problems = sources.flatMap(({ path, text }) =>
      [...listExports(path, text)].flatMap((name) => {
        const problem = findForbidden(name)
        return problem ? [`${path}: ${problem}`] : []
      }),
    )
    expect(problems).toEqual([])
  })

  test('of what a factory needs end with Deps', () => {
    const problems = sources.flatMap(({ path, text }) =>
      [...listExports(path, text)]
        .filter((name) => forbiddenEndings.some((ending) => name.endsWith(ending)))
        .map((name) => `${path}: ${name}`),
    )
    expect(problems).toEqual([])
  })
})

describe('texts, comments and documents', () => {
  // Decisions keep the words of their time.
  const isWritten = (path: string) =>
    /^(?:shared|server|web|extension|integrations|e2e|bench|docs)\/.+\.(?:tsx?|mdx?|json|html|css)$|^(?:README|CONTRIBUTING|SECURITY)\.md$/.test(
      path,
    ) && !/^e2e\/architecture\/vocabulary|^docs\/decisions\/|\/fixtures\/(?!.+\.ts$)/.test(path)
  const written = files
    .filter(isWritten)
    .map((path) => ({ path, lines: readText(path).split('\n') }))

  function findLines(isWrong: (line: string) => boolean, among = written): string[] {
    return among.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) =>
        isWrong(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
    )
  }

  function without(line: string, exceptions: readonly { readonly text: RegExp }[]): string {
    return exceptions.reduce((text, exception) => text.replaceAll(exception.text, ''), line)
  }

  test('say who does what in standard terms, in tests and benchmarks too', () => {
    expect(written.filter(({ path }) => isTestFile(path)).length).toBeGreaterThan(500)
    const isDialect = (line: string) => {
      const rest = without(line, phraseExceptions)
      return forbiddenPhrases.some((phrase) => phrase.test(rest))
    }
    expect(findLines(isDialect)).toEqual([])
  })

  test('on screen have curly apostrophes, except the strings of the specification', () => {
    const screens =
      /^web\/src\/|^extension\/src\/locales\/|^shared\/ui\/src\/|^shared\/domain\/src\/(?:messages|retailers)\//
    const problems = sources
      .filter(({ path }) => screens.test(path) && !isTestFile(path))
      .flatMap(({ path, text }) =>
        listTexts(path, text)
          .filter((one) => straightApostrophe.test(without(one, apostropheExceptions)))
          .map((one) => `${path}: ${one.trim()}`),
      )
    expect(problems).toEqual([])
  })

  test('are spelled as in American English', () => {
    const isEnglish = ({ path }: { path: string }) =>
      !/^extension\/src\/locales\/|\/messages\/(?!en|error|notices)/.test(path)
    const problems = findLines(
      (line) => forbiddenSpellings.test(without(line, spellingExceptions)),
      written.filter(isEnglish),
    )
    expect(problems).toEqual([])
  })
})
