import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { SyntaxNode } from './syntax-tree.ts'

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

/** Parses the body of an article into its syntax tree. */
export function parseBody(body: string): SyntaxNode {
  return processor.parse(body) as SyntaxNode
}
