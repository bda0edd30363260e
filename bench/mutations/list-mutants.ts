import { parseSync } from 'vite'

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

/** One change to a file. */
export interface Mutant {
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

/** Every way to change one thing: negate or drop a condition, empty a text, drop a call or a throw. */
export function listMutants(path: string, text: string): Mutant[] {
  const sourceOf = (node: unknown) => {
    const { start, end } = node as { start: number; end: number }
    return text.slice(start, end)
  }
  return [...walkRuntime(parseSync(path, text).program as unknown as SyntaxNode)]
    .flatMap((node) => changesOf(node, sourceOf))
    .map(([node, to]) => {
      const { start, end } = node as unknown as { start: number; end: number }
      const line = text.slice(0, start).split('\n').length
      return { line, start, end, from: text.slice(start, end), to }
    })
}

/** Without types, imports and keys of objects, which say nothing at run time or fail to compile. */
function* walkRuntime(node: SyntaxNode): Generator<SyntaxNode> {
  if (/^(?:TS(?!As|Non|Satisfies)|Import|ExportAll)/.test(node.type)) return
  yield node
  const { key: _key, typeAnnotation: _type, typeArguments: _arguments, ...fields } = node
  for (const value of Object.values(fields)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) {
        yield* walkRuntime(child as SyntaxNode)
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
  return [...walkRuntime(expression as SyntaxNode)].some(({ type }) => type === 'CallExpression')
}
