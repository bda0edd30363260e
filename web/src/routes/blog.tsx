import { BlogIndex } from '../features/blog/blog-index.tsx'

export function Component() {
  return <BlogIndex />
}
