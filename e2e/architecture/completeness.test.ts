import { errorCodes, errorMessages } from '@everyshelf/domain/messages'
import { describe, expect, test } from 'vitest'
import { readText } from './source-tree.ts'
import { parse, textOf, walkSyntax } from './syntax.ts'

/** The names of the addresses in web's `paths`. */
function listPathNames(): string[] {
  const file = 'web/src/app/paths.ts'
  for (const node of walkSyntax(parse(file, readText(file)))) {
    if (node.type !== 'VariableDeclarator' || textOf(node.id) !== 'paths') continue
    return [...walkSyntax(node)]
      .filter(({ type }) => type === 'Property')
      .map((property) => textOf(property.key) ?? '')
  }
  return []
}

describe('nothing is left out', () => {
  test('every error code has a title and a text', () => {
    const wordless = errorCodes.filter(
      (code) => !errorMessages[code]?.title || !errorMessages[code]?.text,
    )
    expect(wordless).toEqual([])
  })

  test('every address of the web app has a route', () => {
    const router = readText('web/src/app/router.tsx')
    const names = listPathNames()
    expect(names).toContain('home')
    expect(names.filter((name) => !router.includes(`paths.${name},`))).toEqual([])
  })
})
