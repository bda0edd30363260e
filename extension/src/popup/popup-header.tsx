import { Logo } from '@everyshelf/ui/brand'
import { IconButton } from '@everyshelf/ui/primitives'
import { Search, Settings } from 'lucide-react'
import { openOptions } from './leave-popup.ts'

interface PopupHeaderProps {
  /** Leads from the book that is shown to the field for another one. */
  readonly onOther: (() => void) | null
}

export function PopupHeader({ onOther }: PopupHeaderProps) {
  return (
    <header data-surface="board" className="flex items-center pt-2 pr-2 pl-4">
      <Logo className="mr-auto" />
      {onOther && <IconButton label="Another book" icon={<Search />} onClick={onOther} />}
      <IconButton label="Options" icon={<Settings />} onClick={() => void openOptions()} />
    </header>
  )
}
