import { Logo } from '@everyshelf/ui/brand'
import { Button, IconButton } from '@everyshelf/ui/primitives'
import { Ellipsis, History, Search } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { translate } from '../messages/translate.ts'
import { isPanel, openOptions } from './close-popup.ts'
import { PanelButton } from './panel-button.tsx'

interface PopupHeaderProps {
  /** Switches from the current book to the field for another one; null when no book is shown. */
  readonly onOther: (() => void) | null
  readonly onRecent: () => void
  readonly onTags: () => void
  /** The connected account, which the menu shows. */
  readonly account: ReactNode
}

export function PopupHeader({ onOther, onRecent, onTags, account }: PopupHeaderProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <header data-surface="board" className="border-b border-rule">
      <div className="flex items-center py-1 pr-1 pl-4 [&>button]:size-9">
        <Logo className="mr-auto max-[22rem]:[&>span]:sr-only" />
        {onOther && (
          <IconButton label={translate('anotherBook')} icon={<Search />} onClick={onOther} />
        )}
        <IconButton label={translate('recentLinks')} icon={<History />} onClick={onRecent} />
        <IconButton
          label={translate('menu')}
          icon={<Ellipsis />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-rule px-1 py-1">
        {account}
        <div className="flex flex-wrap">
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              setOpen(false)
              onTags()
            }}
          >
            {translate('yourTags')}
          </Button>
          {!isPanel && <PanelButton />}
          <Button kind="quiet" size="small" onClick={() => void openOptions()}>
            {translate('options')}
          </Button>
        </div>
      </div>
    </header>
  )
}
