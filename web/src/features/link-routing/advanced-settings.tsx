import { Disclosure } from '@everyshelf/ui/primitives'
import { useLocation } from 'react-router'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import { DefaultCountry } from './default-country.tsx'
import { EditionFallbacks } from './editions/edition-fallbacks.tsx'
import { RetailerList } from './retailers/retailer-list.tsx'

/** Hashes of addresses that lead into this part of the page. */
const HASHES = ['#advanced', '#editions', '#unknown-country', '#stores']

const STORED_AS = 'advanced-link-settings'

/** Editions, the default country, and all stores. It stays open on this device until it is closed. */
export function AdvancedSettings(editor: LinkEditor) {
  const { hash } = useLocation()
  return (
    <div id="advanced" className="mt-10">
      <Disclosure
        title="Advanced"
        isOpen={HASHES.includes(hash) || wasOpen()}
        onToggle={(isOpen) => remember(isOpen)}
      >
        <EditionFallbacks {...editor} />
        <DefaultCountry {...editor} />
        <RetailerList {...editor} />
      </Disclosure>
    </div>
  )
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(STORED_AS) === 'open'
  } catch {
    return false
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(STORED_AS, 'open')
    else sessionStorage.removeItem(STORED_AS)
  } catch {
    // A browser that blocks storage opens it closed the next time.
  }
}
