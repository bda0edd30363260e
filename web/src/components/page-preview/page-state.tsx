import { Badge } from '@everyshelf/ui/primitives'

interface PageStateProps {
  readonly isPublished: boolean
  /** By an admin. */
  readonly isDisabled: boolean
  readonly isLocked?: boolean
}

/** Whether readers see the page of an author or a series. */
export function PageState({ isPublished, isDisabled, isLocked = false }: PageStateProps) {
  if (isDisabled) return <Badge tone="danger">Disabled</Badge>
  return (
    <>
      <Badge tone={isPublished ? 'accent' : 'plain'}>
        {isPublished ? 'Published' : 'Not published'}
      </Badge>
      {isLocked && <Badge>Premium ended</Badge>}
    </>
  )
}
