import { Check } from 'lucide-react'
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Portal,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import type { MenuItem } from './menu.tsx'

export interface CheckItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** A number at the end of the row. */
  readonly count?: number
  readonly isChecked: boolean
}

interface CheckMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly items: readonly CheckItem[]
  readonly onCheck: (id: string, isChecked: boolean) => void
  /** Actions below the items. */
  readonly actions?: readonly MenuItem[]
  /** Shown instead of items when there are none. */
  readonly empty?: ReactNode
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none data-highlighted:bg-wash'

/** A menu whose items are checked one by one; it stays open until the user closes it. */
export function CheckMenu({ trigger, items, onCheck, actions = [], empty }: CheckMenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={document.querySelector('main')}>
        <Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] max-w-[min(22rem,calc(100vw-2rem))] min-w-56 animate-fade-in overflow-y-auto rounded-lg border border-rule bg-sheet py-1.5 text-ink shadow-float"
        >
          {items.map(({ id, label, icon, count, isChecked }) => (
            <CheckboxItem
              key={id}
              checked={isChecked}
              onCheckedChange={(next) => onCheck(id, next === true)}
              onSelect={(event) => event.preventDefault()}
              className={row}
            >
              <span className="grid size-4 shrink-0 place-items-center rounded-sm border border-rule-strong">
                <ItemIndicator>
                  <Check aria-hidden="true" className="size-3.5 text-accent" />
                </ItemIndicator>
              </span>
              {icon}
              <span className="min-w-0 flex-1 truncate">{label}</span>
              {count !== undefined && (
                <span className="tabular shrink-0 text-sm text-ink-soft">{count}</span>
              )}
            </CheckboxItem>
          ))}
          {items.length === 0 && empty}
          {actions.length > 0 && <Separator className="my-1.5 h-px bg-rule" />}
          {actions.map(({ label, icon, onSelect }) => (
            <Item
              key={label}
              onSelect={onSelect}
              className={`${row} [&_svg]:size-4 [&_svg]:shrink-0`}
            >
              {icon}
              {label}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  )
}
