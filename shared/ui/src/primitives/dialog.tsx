import { X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { label } from '../labels/index.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** Centered, near the top without padding, or a panel from the right. */
  readonly from?: 'middle' | 'top' | 'right'
  readonly hideTitle?: boolean
  readonly children?: ReactNode
}

const places = {
  middle:
    'left-1/2 top-1/2 w-[min(30rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-lg p-7 sm:p-9 animate-fade-in',
  top: 'left-1/2 top-[min(12dvh,7rem)] w-[min(38rem,calc(100vw-1.5rem))] max-h-[76dvh] -translate-x-1/2 rounded-lg animate-fade-in',
  right: 'right-0 inset-y-0 w-[min(20rem,calc(100vw-3rem))] p-6 animate-drawer-in',
}

/** A modal dialog: holds the focus, closes with Escape, gives the focus back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  from = 'middle',
  hideTitle = false,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-fade-in bg-[rgb(7_11_24/0.55)]" />
        <Content
          className={classNames(
            'fixed z-50 overflow-y-auto border border-rule bg-sheet text-ink shadow-float',
            places[from],
          )}
          // Radix gives Escape to a toast that opened later, so that it would not close the dialog.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) onOpenChange(false)
          }}
          // Radix returns the focus only to a registered trigger, and this dialog has none.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Title
            className={
              hideTitle ? 'sr-only' : 'pr-10 font-display text-2xl leading-tight text-balance'
            }
          >
            {title}
          </Title>
          {description && (
            <Description className="mt-3 text-ink-soft text-pretty">{description}</Description>
          )}
          {children}
          <Close asChild>
            <IconButton label={label('close')} icon={<X />} className="absolute top-3 right-3" />
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}

export { Close as DialogClose }
