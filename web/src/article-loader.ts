/**
 * Articles load without the app: links, forms and anchors need no script. The app is fetched when the
 * visitor points at, focuses or clicks something that needs it, and at once for a visitor who was
 * signed in. A click or key press from before the app was ready is repeated afterwards.
 */
const address = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app
const NEEDS_APP = 'button:not([type=submit]), label:has(input[type=radio])'

let isRequested = false
let repeat: (() => void) | null = null

function fetchApp(): void {
  if (isRequested || !address) return
  isRequested = true
  window.addEventListener('everyshelf-live', stop, { once: true })
  const script = document.createElement('script')
  script.type = 'module'
  script.src = address
  document.head.append(script)
}

function stop(): void {
  window.removeEventListener('pointerover', onReach)
  window.removeEventListener('focusin', onReach)
  window.removeEventListener('click', onClick, true)
  window.removeEventListener('keydown', onKey, true)
  repeat?.()
}

function findControl({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NEEDS_APP) : null
}

function onReach(event: Event): void {
  if (findControl(event)) fetchApp()
}

function onClick(event: Event): void {
  const control = findControl(event)
  if (!control) return
  fetchApp()
  event.preventDefault()
  event.stopPropagation()
  repeat = () => control.click()
}

/** Keyboard shortcuts that work on every page. */
function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, target } = event
  const isTyping = target instanceof HTMLInputElement && target.type !== 'radio'
  const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey)
  if (!isPalette && (isTyping || !['/', '?'].includes(key))) return
  fetchApp()
  event.preventDefault()
  const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
  repeat = () => document.body.dispatchEvent(new KeyboardEvent('keydown', init))
}

window.addEventListener('pointerover', onReach)
window.addEventListener('focusin', onReach)
window.addEventListener('click', onClick, true)
window.addEventListener('keydown', onKey, true)
if ('wait' in document.documentElement.dataset) fetchApp()
