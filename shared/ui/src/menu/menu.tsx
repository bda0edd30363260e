import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'

export interface MenuItem {
  readonly label: string
  /** A second line that describes the item. */
  readonly hint?: string
  readonly icon?: ReactNode
  readonly isDangerous?: boolean
  readonly onSelect: () => void
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly align?: 'start' | 'end'
}

/**
 * A menu of actions behind one button. Arrow keys and first letters work in it. It opens inside the
 * page's main landmark, but outside of its button's `data-surface`.
 */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={document.querySelector('main')}>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-[min(24rem,calc(100vw-2rem))] min-w-52 animate-fade-in rounded-lg border border-rule bg-sheet py-1.5 text-ink shadow-float"
        >
          {items.map(({ label, hint, icon, isDangerous, onSelect }) => (
            <Item
              key={label}
              onSelect={onSelect}
              className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none data-highlighted:bg-wash [&_svg]:size-5 [&_svg]:shrink-0 ${isDangerous ? 'text-danger' : ''}`}
            >
              {icon}
              <span className="min-w-0">
                <span className="block">{label}</span>
                {hint && <span className="block truncate text-sm text-ink-faint">{hint}</span>}
              </span>
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  )
}
