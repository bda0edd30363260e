import { Button } from '@everyshelf/ui/primitives'
import { type ReactNode, useState } from 'react'

const SHOWN_AT_FIRST = 100

interface LongListProps<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly render: (item: Item, index: number) => ReactNode
  readonly className?: string
}

/** A list whose rest is behind "Show all": a book can have thousands of links. */
export function LongList<Item>({ label, items, render, className = '' }: LongListProps<Item>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul aria-label={label} className={`m-0 list-none p-0 ${className}`}>
        {shown.map(render)}
      </ul>
      {shown.length < items.length && (
        <Button kind="outline" className="mt-4" onClick={() => setWhole(true)}>
          Show all {items.length}
        </Button>
      )}
    </>
  )
}
