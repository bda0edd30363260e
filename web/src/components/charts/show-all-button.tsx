import { Button } from '@everyshelf/ui/primitives'

interface ShowAllButtonProps {
  /** All rows of the list. */
  readonly count: number
  /** The rows that it shows at first. */
  readonly visible: number
  readonly showsAll: boolean
  readonly onChange: (showsAll: boolean) => void
}

/** Shows the rest of a long list, and nothing below a short one. */
export function ShowAllButton({ count, visible, showsAll, onChange }: ShowAllButtonProps) {
  if (count <= visible) return null
  return (
    <Button
      kind="quiet"
      size="small"
      className="mt-2 -ml-3 print:hidden"
      aria-expanded={showsAll}
      onClick={() => onChange(!showsAll)}
    >
      {showsAll ? 'Show fewer' : `Show all ${count}`}
    </Button>
  )
}
