import { IconButton } from '@everyshelf/ui/primitives'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { translate } from '../messages/translate.ts'

interface BackHeaderProps {
  readonly title: string
  readonly onBack: () => void
  /** Shown below the title. */
  readonly children?: ReactNode
}

/** The header of a screen opened from another one. Escape is not used for Back: browsers close the popup with it. */
export function BackHeader({ title, onBack, children }: BackHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section data-surface="board" className="px-4 pt-1 pb-4">
      <div className="-ml-3 flex items-center">
        <IconButton label={translate('back')} icon={<ArrowLeft />} onClick={onBack} />
        <h1
          ref={heading}
          tabIndex={-1}
          className="m-0 font-display text-2xl leading-tight focus-visible:outline-none"
        >
          {title}
        </h1>
      </div>
      {children}
    </section>
  )
}
