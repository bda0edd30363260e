import { Badge } from '@everyshelf/ui/primitives'
import type { AuthorPage } from './use-author-page.ts'

interface PageStateProps {
  readonly page: Pick<AuthorPage, 'isPublished' | 'disabledReason' | 'isLocked'>
}

export function PageState({ page: { isPublished, disabledReason, isLocked } }: PageStateProps) {
  if (disabledReason !== null) return <Badge tone="danger">Disabled</Badge>
  return (
    <>
      {isPublished ? <Badge tone="accent">Published</Badge> : <Badge>Not published</Badge>}
      {isLocked && <Badge>Premium ended</Badge>}
    </>
  )
}
