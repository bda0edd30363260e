import { type PropsWithChildren, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

interface ListOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
  readonly className?: string
}

/** An option of a list box whose text field keeps the focus and handles the keys. */
export function ListOption({
  id,
  isActive,
  onPoint,
  onChoose,
  className,
  children,
}: PropsWithChildren<ListOptionProps>) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles Enter
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      // Otherwise the field would lose the focus before the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer items-center rounded-md aria-selected:bg-wash',
        className,
      )}
    >
      {children}
    </div>
  )
}
