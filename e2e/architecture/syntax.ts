import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree with TypeScript's own nodes). */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Import {
  readonly specifier: string
  /** True when nothing of it is left at run time. */
  readonly isTypeOnly: boolean
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function parse(path: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`)
  return program as unknown as SyntaxNode
}

export function readComments(path: string, text: string): string[] {
  return parseSync(path, text).comments.map(({ value }) => value)
}

/** The node and all nodes below it. */
export function* walkSyntax(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walkSyntax(child)
    }
  }
}

/** The text of a literal, or the name of an identifier. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const text = node.type === 'Identifier' ? node.name : node.value
  return typeof text === 'string' ? text : undefined
}

/** `process.env` for the expression `process.env`; undefined for what is not a chain of names. */
export function dottedName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type !== 'MemberExpression') return textOf(node)
  const object = dottedName(node.object)
  const property = textOf(node.property)
  return object && property ? `${object}.${property}` : undefined
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Every import of a file: static, dynamic, re-exported or in a type. */
export function readImports(path: string, text: string): Import[] {
  const imports: Import[] = []
  for (const node of walkSyntax(parse(path, text))) {
    if (!IMPORTING.has(node.type)) continue
    const specifier = textOf(node.source ?? node.argument)
    if (specifier === undefined) continue
    const isTypeOnly =
      node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
    imports.push({ specifier, isTypeOnly })
  }
  return imports
}
