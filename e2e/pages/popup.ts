import { axeSource, listViolations } from '../fixtures/axe.ts'
import type { PopupTarget } from '../fixtures/popup-target.ts'

const FIND_MS = 10_000

interface ShownLink {
  readonly store: string
  readonly url: string
}

/** The extension's popup, found by roles and names as people and screen readers find things. */
export class PopupPage {
  readonly #target: PopupTarget

  constructor(target: PopupTarget) {
    this.#target = target
  }

  /** All that can be read in it. */
  text(): Promise<string> {
    return this.#evaluate<string>("document.body?.innerText ?? ''")
  }

  heading(): Promise<string | null> {
    return this.#evaluate<string | null>("document.querySelector('h1')?.textContent.trim() ?? null")
  }

  /** The links to stores: `{ store: 'Amazon Germany', url }`. */
  links(): Promise<readonly ShownLink[]> {
    return this.#evaluate(
      `Array.from(document.querySelectorAll('li a'), (link) => ({
        store: link.querySelector('span').textContent, url: link.href }))`,
    )
  }

  /** The names of the forms of the book to choose from. */
  formats(): Promise<readonly string[]> {
    return this.#evaluate(
      "Array.from(document.querySelectorAll('label:has([type=radio])'), (label) => label.innerText.trim())",
    )
  }

  source(): Promise<string> {
    return this.#evaluate("document.documentElement?.outerHTML ?? ''")
  }

  async click(role: string, name: string): Promise<void> {
    const { x, y } = await this.#centerOf(await this.#find(role, name))
    const at = { x, y, button: 'left', clickCount: 1 }
    await this.#target.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#target.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  /** Opens a section that is closed at first. */
  open(name: string): Promise<void> {
    return this.click('DisclosureTriangle', name)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.#target.send('DOM.focus', { backendNodeId: await this.#findField(name) })
    await this.#evaluate('document.activeElement.select()')
    await this.#target.send('Input.insertText', { text })
  }

  async press(key: string, code: number): Promise<void> {
    const event = { key, code: key, windowsVirtualKeyCode: code }
    const text = key === 'Enter' ? { text: '\r' } : {}
    await this.#target.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event, ...text })
    await this.#target.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }

  /** What has the focus, as a screen reader names it. */
  focused(): Promise<string> {
    return this.#evaluate(
      `(() => { const element = document.activeElement
        return !element ? '' : element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '' })().replace(/\\s+/g, ' ')`,
    )
  }

  /** Closes it as a click elsewhere does. */
  async close(): Promise<void> {
    await this.#target.close()
  }

  /** Brings the first list entry that begins with a text into the middle. */
  async scrollTo(text: string): Promise<void> {
    await this.#evaluate(
      `[...document.querySelectorAll('li')].find((one) => one.innerText.includes(${JSON.stringify(text)}))
        .scrollIntoView({ block: 'center' })`,
    )
  }

  /** Waits until nothing moves any more. */
  async settle(): Promise<void> {
    await this.#evaluate(
      'Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations !== Infinity).map((one) => one.finished))',
    )
  }

  /** What the accessibility rules find wrong: `color-contrast at p: …`. */
  async findViolations(): Promise<readonly string[]> {
    // As a text: Playwright cannot reach into the popup.
    await this.#evaluate(`${axeSource}\nundefined`)
    return this.#evaluate(`(${listViolations})()`)
  }

  async showIn(colorScheme: 'light' | 'dark'): Promise<void> {
    const features = [{ name: 'prefers-color-scheme', value: colorScheme }]
    await this.#target.send('Emulation.setEmulatedMedia', { features })
  }

  /** As people see it where scrollbars show only while they scroll. */
  async hideScrollbars(): Promise<void> {
    await this.#target.send('Emulation.setScrollbarsHidden', { hidden: true })
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.#target.send<{ data: string }>('Page.captureScreenshot')
    return Buffer.from(data, 'base64')
  }

  /** A field that offers results while it is typed into is a combobox. */
  async #findField(name: string): Promise<number> {
    const [combobox] = await this.#query('combobox', name)
    return combobox?.backendDOMNodeId ?? (await this.#find('textbox', name))
  }

  async #find(role: string, name: string): Promise<number> {
    const deadline = performance.now() + FIND_MS
    while (performance.now() < deadline) {
      const [node] = await this.#query(role, name)
      if (node) return node.backendDOMNodeId
    }
    throw new Error(`the popup has no ${role} named ${name}`)
  }

  async #query(role: string, name: string): Promise<readonly { backendDOMNodeId: number }[]> {
    const { root } = await this.#target.send<{ root: { nodeId: number } }>('DOM.getDocument')
    const asked = { nodeId: root.nodeId, role, accessibleName: name }
    try {
      const { nodes } = await this.#target.send<{ nodes: { backendDOMNodeId: number }[] }>(
        'Accessibility.queryAXTree',
        asked,
      )
      return nodes
    } catch (error) {
      // The document has been numbered anew between the two questions.
      if (String(error).includes('Could not find node')) return []
      throw error
    }
  }

  async #centerOf(backendNodeId: number): Promise<{ x: number; y: number }> {
    await this.#target.send('DOM.scrollIntoViewIfNeeded', { backendNodeId })
    const { model } = await this.#target.send<{ model: { border: number[] } }>('DOM.getBoxModel', {
      backendNodeId,
    })
    const [left = 0, top = 0, , , right = 0, bottom = 0] = model.border
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }

  async #evaluate<Result>(expression: string): Promise<Result> {
    const { result, exceptionDetails } = await this.#target.send<{
      result: { value: Result }
      exceptionDetails?: { text: string }
    }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
      userGesture: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result.value
  }
}
