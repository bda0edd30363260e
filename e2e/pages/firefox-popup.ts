/**
 * The extension's popup in Firefox. It is no page that a test can reach; another page of the extension
 * can, and evaluates for it.
 */
export class FirefoxPopup {
  readonly #evaluateBeside: <Value>(expression: string) => Promise<Value>

  constructor(evaluateBeside: <Value>(expression: string) => Promise<Value>) {
    this.#evaluateBeside = evaluateBeside
  }

  /** Its visible text; empty while it is closed. */
  text(): Promise<string> {
    return this.#evaluate("document?.body?.innerText ?? ''")
  }

  heading(): Promise<string | null> {
    return this.#evaluate("document?.querySelector('h1')?.textContent.trim() ?? null")
  }

  source(): Promise<string> {
    return this.#evaluate("document?.documentElement.outerHTML ?? ''")
  }

  /** Clicks the button with this text or label. */
  click(name: string): Promise<void> {
    return this.#evaluate(
      `[...document.querySelectorAll('button')].find((one) =>
        (one.getAttribute('aria-label') ?? one.innerText).trim() === ${JSON.stringify(name)}).click()`,
    )
  }

  #evaluate<Value>(expression: string): Promise<Value> {
    return this.#evaluateBeside(
      `(() => { const document = browser.extension.getViews({ type: 'popup' })[0]?.document
        return ${expression} })()`,
    )
  }
}
