import { Button } from '@everyshelf/ui/primitives'
import { openShortcutPage, useBoundShortcuts } from '../browser-features/bound-shortcuts.ts'
import { hasOmnibox, hasShortcutPage } from '../browser-features/browser-apis.ts'
import { Key } from '../browser-features/key.tsx'
import { translate } from '../messages/translate.ts'

/** The keyboard shortcuts as currently set. */
export function Shortcuts() {
  const keys = useBoundShortcuts()
  return (
    <>
      <h2 className="m-0 font-display text-2xl">{translate('keyboardShortcuts')}</h2>
      {keys && (
        <dl className="m-0 mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-ink-soft">
          <Row pressed={keys.open} does={translate('openShortcut')} />
          <Row pressed={keys.copy} does={translate('copyShortcut')} />
          {hasOmnibox && (
            <>
              <dt>
                <Key>shelf</Key>
              </dt>
              <dd className="m-0">{translate('addressBarKeyword')}</dd>
            </>
          )}
        </dl>
      )}
      {hasShortcutPage && (
        <Button
          kind="outline"
          size="small"
          className="mt-4"
          onClick={() => void openShortcutPage()}
        >
          {translate('changeShortcuts')}
        </Button>
      )}
    </>
  )
}

function Row({ pressed, does }: { readonly pressed: string | null; readonly does: string }) {
  return (
    <>
      <dt>{pressed ? <Key>{pressed}</Key> : translate('noShortcut')}</dt>
      <dd className="m-0">{does}</dd>
    </>
  )
}
