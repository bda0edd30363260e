import { TOAST_HOTKEY } from '@everyshelf/domain/limits'
import { Dialog } from '@everyshelf/ui/primitives'
import {
  setSingleKeyShortcuts,
  useSingleKeyShortcuts,
} from '../../lib/page/single-key-shortcuts.ts'

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const SHORTCUTS = [
  { keys: [isMac ? '⌘' : 'Ctrl', 'K'], action: 'Search pages, actions, and your links' },
  { keys: ['/'], action: 'Go to the book field' },
  { keys: ['?'], action: 'Show keyboard shortcuts' },
  { keys: ['X'], action: 'Select the link under the pointer' },
  { keys: [TOAST_HOTKEY], action: 'Go to notifications' },
  { keys: ['Esc'], action: 'Close the dialog or menu, or clear the selection' },
] as const

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const areOn = useSingleKeyShortcuts()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <dl className="m-0 mt-5 border-b border-rule">
        {SHORTCUTS.map(({ keys, action }) => (
          <div
            key={action}
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
            <dd className="m-0">{action}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => setSingleKeyShortcuts(currentTarget.checked)}
          className="mt-1 size-4.5 accent-(--accent)"
        />
        <span>
          Use the shortcuts /, ?, and X
          <span className="block text-sm text-ink-soft">
            Turn these off if they interfere with speech input.
          </span>
        </span>
      </label>
    </Dialog>
  )
}
