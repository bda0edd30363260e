import { useEffect } from 'react'

interface StyleProps {
  readonly styles: string
}

/**
 * Replaces `react-style-singleton`, which dialogs and menus use to lock page scrolling. That package
 * adds a `<style>` element, which our content security policy blocks. As in the original, the
 * first of several open dialogs wins: only it measured the page before scrolling was locked.
 *
 * @example const Style = styleSingleton(); <Style styles="body { overflow: hidden }" />
 */
export function styleSingleton(): (props: StyleProps) => null {
  let count = 0
  let sheet: CSSStyleSheet | undefined

  function add(styles: string) {
    count += 1
    if (sheet) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  function remove() {
    count -= 1
    if (count > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    sheet = undefined
  }

  // biome-ignore lint/correctness/noComponentHookFactories: the package it replaces has the same shape; called once per module
  return function Style({ styles }) {
    // Later styles were measured on a page that was already locked.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first styles count
    useEffect(() => {
      add(styles)
      return remove
    }, [])
    return null
  }
}
