import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
} from '@everyshelf/domain/limits'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { useSyncExternalStore } from 'react'
import { label } from '../labels/index.ts'
import { IconButton } from '../primitives/index.ts'
import { describeToast } from './describe-toast.ts'
import { toasts } from './show-toast.ts'
import type { Toast } from './toast-store.ts'

/** `top` where the controls are at the bottom, as in the extension's popup. */
export type ToastEdge = 'top' | 'bottom'

// On phones, a toast covers the page's header, because forms have their buttons at the bottom. A page
// with a banner at the bottom sets `--page-foot` to the banner's height.
const edges: Record<ToastEdge, string> = {
  top: 'top-0',
  bottom: 'max-md:top-[env(safe-area-inset-top)] md:bottom-[var(--page-foot,0px)]',
}

/** The notification area. Pages show it through `Toaster`, which loads it on demand. */
export function ToastArea({ edge }: { readonly edge: ToastEdge }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {shown.map((toast) => (
        <ToastRow key={toast.id} toast={toast} />
      ))}
      <Viewport
        hotkey={[TOAST_HOTKEY]}
        className={`fixed right-0 z-60 m-0 flex w-[min(26rem,100vw)] list-none flex-col gap-2 p-4 outline-offset-[-6px] ${edges[edge]}`}
      />
    </Provider>
  )
}

function ToastRow({ toast }: { readonly toast: Toast }) {
  const { title, text } = describeToast(toast)
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck
  return (
    <Root
      data-surface="slab"
      data-tone={toast.tone}
      type="foreground"
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) toasts.dismiss(toast.id)
      }}
      className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-lg py-3 pr-2 pl-4 shadow-float data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="py-2">
        <Title className="font-semibold">{title}</Title>
        {text && <Description className="text-sm text-ink-soft text-pretty">{text}</Description>}
        {toast.action && (
          <Action
            altText={toast.action.altText}
            onClick={toast.action.onSelect}
            className="mt-2 min-h-9 rounded-md border border-rule px-3 text-sm font-semibold hover:bg-wash"
          >
            {toast.action.label}
          </Action>
        )}
      </div>
      <Close asChild>
        <IconButton label={label('close')} icon={<X />} className="text-current" />
      </Close>
    </Root>
  )
}
