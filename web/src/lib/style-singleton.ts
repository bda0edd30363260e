import { useEffect } from 'react'

interface SheetProps {
  readonly styles: string
}

/**
 * Stands in for `react-style-singleton`, with which dialogs and menus hold the page still behind them:
 * that one writes a `<style>` into the page, which the content policy refuses (S52). As there, of
 * several open at once the first counts, since it alone has measured the page before it was held.
 *
 * @example const Style = styleSingleton(); <Style styles="body { overflow: hidden }" />
 */
export function styleSingleton(): (props: SheetProps) => null {
  let count = 0
  let sheet: CSSStyleSheet | undefined

  function add(styles: string): void {
    count += 1
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  function remove(): void {
    count -= 1
    if (count > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    sheet = undefined
  }

  // biome-ignore lint/correctness/noComponentHookFactories: what it stands in for is made so, once a module
  return function Sheet({ styles }) {
    // What is written later is measured on a page that is held already.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first styles count
    useEffect(() => {
      add(styles)
      return remove
    }, [])
    return null
  }
}
