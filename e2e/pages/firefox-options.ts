import type { FirefoxProtocol } from '../fixtures/firefox-protocol.ts'

/** The extension's options in Firefox. */
export class FirefoxOptions {
  readonly #protocol: FirefoxProtocol
  readonly #context: string

  constructor(protocol: FirefoxProtocol, context: string) {
    this.#protocol = protocol
    this.#context = context
  }

  /** Clicks a store's switch; the browser shows its prompt only after a real click. */
  async turn(shop: string): Promise<void> {
    await this.#protocol.evaluate(
      this.#context,
      `${find(shop)}.closest('details')?.setAttribute('open', '')`,
    )
    await this.#protocol.press(this.#context, selector(shop))
  }

  /** The switch's `aria-checked`; null before the page shows it. */
  readSwitch(shop: string): Promise<string | null> {
    return this.#protocol.evaluate(this.#context, `${find(shop)}?.ariaChecked ?? null`)
  }
}

const selector = (shop: string) => `button[role=switch][aria-label="${shop}"]`
const find = (shop: string) => `document.querySelector('${selector(shop)}')`
