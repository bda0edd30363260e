import { Button } from '@everyshelf/ui/primitives'
import { openShortcutPage, useBoundKeys } from '../surfaces/bound-keys.ts'
import { Key } from '../surfaces/key.tsx'

/** The keys as they are bound just now, and the browser's own page for changing them. */
export function KeysNote() {
  const keys = useBoundKeys()
  if (!keys) return null
  const { open, copy } = keys
  return (
    <section
      aria-label="Keyboard"
      className="flex min-h-11 items-center justify-between gap-3 border-t border-rule px-4 py-1 text-xs text-ink-soft"
    >
      <p className="m-0 leading-6">
        {open && (
          <>
            <Key>{open}</Key> opens{' '}
          </>
        )}
        {copy && (
          <>
            <Key>{copy}</Key> copies
          </>
        )}
        {!open && !copy && 'No key opens this.'}
      </p>
      <Button kind="quiet" size="small" onClick={() => void openShortcutPage()}>
        {open || copy ? 'Change' : 'Set one'}
        <span className="sr-only"> {open || copy ? 'the keys' : 'in the browser'}</span>
      </Button>
    </section>
  )
}
