import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes, errorMessages } from '@everyshelf/domain/messages'
import { describe, expect, test } from 'vitest'
import { readText, repositoryRoot } from './source-tree.ts'
import { parse, type SyntaxNode, textOf, walkSyntax } from './syntax.ts'

/** The names at the top of an object that a file gives a name to. */
function listKeys(file: string, object: string): string[] {
  for (const node of walkSyntax(parse(file, readText(file)))) {
    if (node.type !== 'VariableDeclarator' || textOf(node.id) !== object) continue
    const made = [...walkSyntax(node)].find(({ type }) => type === 'ObjectExpression')
    const properties = (made?.properties ?? []) as readonly SyntaxNode[]
    return properties.map((property) => textOf(property.key) ?? '')
  }
  return []
}

/** The names of the addresses in web's `paths`. */
const listPathNames = () => listKeys('web/src/lib/paths.ts', 'paths')

describe('completeness', () => {
  test('every error code has a title and a text', () => {
    const incomplete = errorCodes.filter(
      (code) => !errorMessages[code]?.title || !errorMessages[code]?.text,
    )
    expect(incomplete).toEqual([])
  })

  test('every page of the web app has states that the accessibility stories check', () => {
    const checked = ['visitor', 'user', 'owner', 'admin'].flatMap((role) =>
      listKeys(`e2e/fixtures/page-states/${role}.ts`, `${role}PageStates`),
    )
    expect(checked).toContain('home')
    expect(listPathNames().filter((name) => !checked.includes(name))).toEqual([])
  })

  test('every file that the mutations change exists and has tests', () => {
    // Nothing imports from `bench`, so another process reads the list.
    const script = `import { mutatedFiles } from './bench/mutations/files.ts'
      console.log(JSON.stringify(mutatedFiles))`
    const mutatedFiles = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: repositoryRoot,
        encoding: 'utf8',
      }),
    ) as readonly { readonly file: string; readonly tests: readonly string[] }[]
    const tests = globSync('{server,shared/domain}/src/**/*.test.ts', { cwd: repositoryRoot })
    const broken = mutatedFiles.filter(
      ({ file, tests: parts }) =>
        !existsSync(join(repositoryRoot, file)) ||
        parts.some((part) => tests.every((test) => !test.includes(part))),
    )
    expect(mutatedFiles.length).toBeGreaterThan(40)
    expect(broken).toEqual([])
  })

  test('every path of the web app has a route', () => {
    const router = readText('web/src/app/router.ts')
    const names = listPathNames()
    expect(names).toContain('home')
    expect(names.filter((name) => !router.includes(`paths.${name},`))).toEqual([])
  })
})
