import { AuthorPageScreen } from '../features/author-pages/author-page-editor.tsx'

export function Component() {
  return <AuthorPageScreen />
}
