import { Logo } from '@everyshelf/ui/brand'
import { IconButton } from '@everyshelf/ui/primitives'
import { History, Search, Settings, Tags } from 'lucide-react'
import { translate } from '../locales/translate.ts'
import { isPanel, openOptions } from './close-popup.ts'
import { PanelButton } from './panel-button.tsx'

interface PopupHeaderProps {
  /** Switches from the current book to the field for another one; null when no book is shown. */
  readonly onOther: (() => void) | null
  readonly onRecent: () => void
  readonly onTags: () => void
}

export function PopupHeader({ onOther, onRecent, onTags }: PopupHeaderProps) {
  return (
    <header data-surface="board" className="flex items-center pt-2 pr-1 pl-4 [&>button]:size-9">
      <Logo className="mr-auto max-[22rem]:[&>span]:sr-only" />
      {onOther && (
        <IconButton label={translate('anotherBook')} icon={<Search />} onClick={onOther} />
      )}
      <IconButton label={translate('recentLinks')} icon={<History />} onClick={onRecent} />
      <IconButton label={translate('yourTags')} icon={<Tags />} onClick={onTags} />
      {!isPanel && <PanelButton />}
      <IconButton
        label={translate('options')}
        icon={<Settings />}
        onClick={() => void openOptions()}
      />
    </header>
  )
}
