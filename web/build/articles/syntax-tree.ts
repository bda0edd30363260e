/** A node of a parsed article, as the Markdown parser returns it. */
export interface SyntaxNode {
  readonly type: string
  readonly name?: string | null
  readonly value?: string
  readonly url?: string
  readonly depth?: number
  readonly children?: readonly SyntaxNode[]
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  data?: { hProperties?: Record<string, string> }
}

/** A node and all nodes below it, in reading order. */
export function* walkTree(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of node.children ?? []) yield* walkTree(child)
}

/** The plain text of a node, for example of a heading. */
export function textOf(node: SyntaxNode): string {
  return [...walkTree(node)]
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value }) => value)
    .join('')
}
