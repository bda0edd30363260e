import { Button } from '@everyshelf/ui/primitives'
import { translate } from '../locales/translate.ts'
import { Translated } from '../pages/translated.tsx'
import { openShortcutPage, useBoundKeys } from '../surfaces/bound-keys.ts'
import { Key } from '../surfaces/key.tsx'

/** The keys as they are bound just now, and the browser's own page for changing them. */
export function KeysNote() {
  const keys = useBoundKeys()
  if (!keys) return null
  const { open, copy } = keys
  const hasKey = open !== null || copy !== null
  return (
    <section
      aria-label={translate('keyboard')}
      className="flex min-h-11 items-center justify-between gap-3 border-t border-rule px-4 py-1 text-xs text-ink-soft"
    >
      <p className="m-0 leading-6">
        {open && <Translated name="keyOpens" values={[<Key key="open">{open}</Key>]} />}{' '}
        {copy && <Translated name="keyCopies" values={[<Key key="copy">{copy}</Key>]} />}
        {!hasKey && translate('noKeys')}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-label={translate(hasKey ? 'changeKeysName' : 'setKeysName')}
        onClick={() => void openShortcutPage()}
      >
        {translate(hasKey ? 'changeKeys' : 'setKeys')}
      </Button>
    </section>
  )
}
