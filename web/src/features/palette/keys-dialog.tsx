import { TOAST_HOTKEY } from '@everyshelf/domain/plans'
import { Dialog } from '@everyshelf/ui/primitives'
import { switchSingleKeys, useSingleKeys } from './single-keys.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const KEYS = [
  { keys: [isMac ? '⌘' : 'Ctrl', 'K'], act: 'Find a page, an action or one of your links' },
  { keys: ['/'], act: 'Go to the field for a book' },
  { keys: ['?'], act: 'Show these keys' },
  { keys: [TOAST_HOTKEY], act: 'Go to the notification' },
  { keys: ['Esc'], act: 'Close what is open' },
] as const

interface KeysDialogProps {
  readonly onClose: () => void
}

export function KeysDialog({ onClose }: KeysDialogProps) {
  const areOn = useSingleKeys()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keys">
      <dl className="m-0 mt-5 border-b border-rule">
        {KEYS.map(({ keys, act }) => (
          <div
            key={act}
            className="flex items-center justify-between gap-6 border-t border-rule py-2.5"
          >
            <dt className="order-2 flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-md border border-rule-strong bg-paper px-2 py-1 text-center font-sans text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="m-0">{act}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => switchSingleKeys(currentTarget.checked)}
          className="mt-1 size-4.5 accent-(--accent)"
        />
        <span>
          Use the single keys / and ?
          <span className="block text-sm text-ink-soft">
            Switch them off if they get in the way of speech input.
          </span>
        </span>
      </label>
    </Dialog>
  )
}
