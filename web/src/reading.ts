/**
 * Pages to read come without the app: links, fields and anchors are the browser's own. The app is
 * fetched when somebody reaches for what needs it, and at once for who is known here; what was pressed
 * before it was there is pressed again.
 */
const address = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset.app
const NEEDS_APP = 'button:not([type=submit]), label:has(input[type=radio])'

let isAsked = false
let again: (() => void) | null = null

function fetchApp(): void {
  if (isAsked || !address) return
  isAsked = true
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
  again?.()
}

function findPart({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NEEDS_APP) : null
}

function onReach(event: Event): void {
  if (findPart(event)) fetchApp()
}

function onClick(event: Event): void {
  const part = findPart(event)
  if (!part) return
  fetchApp()
  event.preventDefault()
  event.stopPropagation()
  again = () => part.click()
}

/** The keys that open something on every page. */
function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, target } = event
  const isTyping = target instanceof HTMLInputElement && target.type !== 'radio'
  const isPalette = key.toLowerCase() === 'k' && (ctrlKey || metaKey)
  if (!isPalette && (isTyping || !['/', '?'].includes(key))) return
  fetchApp()
  event.preventDefault()
  const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
  again = () => document.body.dispatchEvent(new KeyboardEvent('keydown', init))
}

window.addEventListener('pointerover', onReach)
window.addEventListener('focusin', onReach)
window.addEventListener('click', onClick, true)
window.addEventListener('keydown', onKey, true)
if ('own' in document.documentElement.dataset) fetchApp()
