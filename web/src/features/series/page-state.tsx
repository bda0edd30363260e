import { Badge } from '@everyshelf/ui/primitives'

interface PageStateProps {
  readonly isPublished: boolean
  /** By an admin. */
  readonly isDisabled: boolean
}

/** Whether readers see the page of a series. */
export function PageState({ isPublished, isDisabled }: PageStateProps) {
  if (isDisabled) return <Badge tone="danger">Disabled</Badge>
  return (
    <Badge tone={isPublished ? 'accent' : 'plain'}>
      {isPublished ? 'Published' : 'Not published'}
    </Badge>
  )
}
