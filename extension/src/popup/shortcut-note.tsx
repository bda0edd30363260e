import { Button } from '@everyshelf/ui/primitives'
import { openShortcutPage, useBoundShortcuts } from '../browser-features/bound-shortcuts.ts'
import { hasShortcutPage } from '../browser-features/browser-apis.ts'
import { Key } from '../browser-features/key.tsx'
import { translate } from '../messages/translate.ts'
import { Translated } from '../pages/translated.tsx'

/** The current keyboard shortcuts, and a link to the browser's page for changing them. */
export function ShortcutNote() {
  const keys = useBoundShortcuts()
  if (!keys) return null
  const { open, copy } = keys
  const hasKey = open !== null || copy !== null
  return (
    <section
      aria-label={translate('keyboard')}
      className="flex min-h-11 items-center justify-between gap-3 border-t border-rule px-4 py-1 text-xs text-ink-soft"
    >
      <p className="m-0 flex flex-wrap gap-x-3 leading-6">
        {open && (
          <span>
            <Translated name="keyOpens" values={{ key: <Key>{open}</Key> }} />
          </span>
        )}
        {copy && (
          <span>
            <Translated name="keyCopies" values={{ key: <Key>{copy}</Key> }} />
          </span>
        )}
        {!hasKey && translate('noKeys')}
      </p>
      {hasShortcutPage && (
        <Button
          kind="quiet"
          size="small"
          aria-label={translate(hasKey ? 'changeKeysName' : 'setKeysName')}
          onClick={() => void openShortcutPage()}
        >
          {translate(hasKey ? 'changeKeys' : 'setKeys')}
        </Button>
      )}
    </section>
  )
}
