import { type ClipboardEvent as FieldPaste, useEffect, useRef } from 'react'

/** Takes a paste that replaces the whole text of the field. */
export function takePaste(
  event: FieldPaste<HTMLInputElement>,
  onPaste: (text: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const isWhole = value === '' || (selectionStart === 0 && selectionEnd === value.length)
  const pasted = event.clipboardData.getData('text')
  if (!isWhole || !pasted.trim()) return
  event.preventDefault()
  onPaste(pasted)
}

/** Handles a paste anywhere on the page, unless another field has the focus. */
export function usePasteAnywhere(onPaste: (text: string) => void): void {
  const latest = useRef(onPaste)
  useEffect(() => {
    latest.current = onPaste
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isForSomethingElse(event.target)) return
      const pasted = event.clipboardData?.getData('text') ?? ''
      if (!pasted.trim()) return
      event.preventDefault()
      latest.current(pasted)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

function isForSomethingElse(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest('input:not([type=radio]), textarea, [contenteditable], [role=dialog]') !== null
  )
}
