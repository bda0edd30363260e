import { expect, test } from 'vitest'
import { listFiles, readText } from './source-tree.ts'
import { parse, type SyntaxNode, textOf, walkSyntax } from './syntax.ts'

/** Attributes and fields whose text people see or hear. */
const SHOWN = new Set(
  'aria-label title label placeholder alt hint none text altText said description'.split(' '),
)

/** Same in every language: addresses, the example book, a stored format, a keyword. */
const SAME_EVERYWHERE = [/^https?:\S*$/, /^\/go\/$/, /^Pride and Prejudice$/, /^(?:Custom|shelf)$/]

const isText = (text: string | undefined): text is string =>
  text !== undefined && /\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.some((same) => same.test(text))

/** Texts in the code itself: between tags, in attributes, and in the fields of messages. */
function* listInlineTexts(file: string): Generator<string> {
  for (const node of walkSyntax(parse(file, readText(file)))) {
    const children = (node.children ?? []) as readonly SyntaxNode[]
    const texts = isShown(node) ? listLiterals(node.value) : children.flatMap(listLiterals)
    for (const text of texts.map((literal) => textOf(literal)?.trim())) if (isText(text)) yield text
  }
}

function isShown({ type, key, name }: SyntaxNode): boolean {
  const field = type === 'Property' ? key : type === 'JSXAttribute' ? name : undefined
  const named = field as SyntaxNode | undefined
  return SHOWN.has(textOf(named) ?? String(named?.name))
}

/** The literals that an expression can be: itself, or either side of a choice. */
function listLiterals(value: unknown): SyntaxNode[] {
  const node = value as SyntaxNode | null | undefined
  switch (node?.type) {
    case 'Literal':
    case 'JSXText':
      return [node]
    case 'JSXExpressionContainer':
      return listLiterals(node.expression)
    case 'TemplateLiteral':
      return (node.quasis as SyntaxNode[]).map((quasi) => ({
        type: 'Literal',
        value: (quasi.value as { readonly cooked: string }).cooked,
      }))
    case 'ConditionalExpression':
      return [...listLiterals(node.consequent), ...listLiterals(node.alternate)]
    case 'LogicalExpression':
      return [...listLiterals(node.left), ...listLiterals(node.right)]
    default:
      return []
  }
}

test('the extension has no text of its own outside of its catalog', () => {
  const files = listFiles().filter(
    (path) =>
      /^extension\/src\/(?:popup|panel|options|welcome|pages|browser-features|save-queue|account|omnibox|api|menu)\//.test(
        path,
      ) && /(?<!\.test)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) =>
    [...listInlineTexts(file)].map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
