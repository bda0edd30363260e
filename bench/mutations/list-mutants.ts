import { parseSync } from 'vite'

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** A change to a file. */
export interface Mutant {
  /** From 1, in the order of the file's nodes. */
  readonly id: number
  /** Whether it takes effect when the file loads, rather than when a function runs. */
  readonly isAtLoad: boolean
  readonly line: number
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}

type Change = readonly [node: SyntaxNode, to: string]

interface Visited {
  readonly node: SyntaxNode
  readonly isAtLoad: boolean
}

/** Lists all mutants: negated or removed conditions, emptied strings, removed calls and throws. */
export function listMutants(path: string, text: string): Mutant[] {
  const sourceOf = (node: unknown) => {
    const { start, end } = node as { start: number; end: number }
    return text.slice(start, end)
  }
  return [...walkRuntime(parseSync(path, text).program as unknown as SyntaxNode)]
    .flatMap(({ node, isAtLoad }) =>
      changesOf(node, sourceOf).map(([changed, to]) => ({ changed, to, isAtLoad })),
    )
    .map(({ changed, to, isAtLoad }, index) => {
      const { start, end } = changed as unknown as { start: number; end: number }
      const line = text.slice(0, start).split('\n').length
      return { id: index + 1, isAtLoad, line, start, end, from: text.slice(start, end), to }
    })
}

/**
 * Skips types, imports and object keys, which do nothing at run time or fail to compile, and descriptions,
 * which are documentation.
 */
function* walkRuntime(node: SyntaxNode, isAtLoad = true): Generator<Visited> {
  if (/^(?:TS(?!As|Non|Satisfies)|Import(?!Expression)|ExportAll)/.test(node.type)) return
  if (node.type === 'Property' && (node.key as SyntaxNode).name === 'description') return
  yield { node, isAtLoad }
  const isInsideAtLoad = isAtLoad && !/Function/.test(node.type)
  const {
    key: _key,
    source: _source,
    typeAnnotation: _type,
    typeArguments: _arguments,
    ...fields
  } = node
  for (const value of Object.values(fields)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) {
        yield* walkRuntime(child as SyntaxNode, isInsideAtLoad)
      }
    }
  }
}

function changesOf(node: SyntaxNode, sourceOf: (node: unknown) => string): Change[] {
  const { test, left, right, operator, argument, value } = node
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        [test as SyntaxNode, 'true'],
        [test as SyntaxNode, 'false'],
      ]
    case 'LogicalExpression':
      return [
        [node, sourceOf(left)],
        [node, sourceOf(right)],
      ]
    case 'BinaryExpression': {
      const other = COMPARISONS[String(operator)]
      return other ? [[node, `${sourceOf(left)} ${other} ${sourceOf(right)}`]] : []
    }
    case 'UnaryExpression':
      return operator === '!' ? [[node, `Boolean(${sourceOf(argument)})`]] : []
    case 'Literal':
      if (typeof value === 'boolean') return [[node, String(!value)]]
      return typeof value === 'string' && value !== '' ? [[node, "''"]] : []
    case 'ExpressionStatement':
      return holdsCall(node) ? [[node, ';']] : []
    case 'ThrowStatement':
      return [[node, ';']]
    default:
      return []
  }
}

function holdsCall({ expression }: SyntaxNode): boolean {
  return [...walkRuntime(expression as SyntaxNode)].some(
    ({ node }) => node.type === 'CallExpression',
  )
}
