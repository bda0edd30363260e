import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { Piece } from './walk.ts'

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

/** The pieces of an article's body, before anything is made of them. */
export function parseBody(body: string): Piece {
  return processor.parse(body) as Piece
}
