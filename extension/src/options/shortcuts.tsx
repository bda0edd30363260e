import { Button } from '@everyshelf/ui/primitives'
import { openShortcutPage, useBoundKeys } from '../surfaces/bound-keys.ts'
import { Key } from '../surfaces/key.tsx'

/** The keys, as they are set just now. */
export function Shortcuts() {
  const keys = useBoundKeys()
  return (
    <>
      <h2 className="m-0 font-display text-2xl">Keyboard</h2>
      {keys && (
        <dl className="m-0 mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5 text-ink-soft">
          <Row pressed={keys.open} does="opens Everyshelf on the page you are reading" />
          <Row pressed={keys.copy} does="does the same, and copies the Global Link" />
          <dt>
            <Key>shelf</Key>
          </dt>
          <dd className="m-0">
            in the address bar, then Tab or a space and an ISBN, opens the links of that book
          </dd>
        </dl>
      )}
      <Button kind="outline" size="small" className="mt-4" onClick={() => void openShortcutPage()}>
        Change the keys
      </Button>
    </>
  )
}

function Row({ pressed, does }: { readonly pressed: string | null; readonly does: string }) {
  return (
    <>
      <dt>{pressed ? <Key>{pressed}</Key> : 'No key'}</dt>
      <dd className="m-0">{does}</dd>
    </>
  )
}
