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
  async turn(store: string): Promise<void> {
    await this.#protocol.evaluate(
      this.#context,
      `${find(store)}.closest('details')?.setAttribute('open', '')`,
    )
    await this.#protocol.press(this.#context, selector(store))
  }

  /** Clicks Connect, the account's one button; the browser shows its prompt only after a real click. */
  async connect(): Promise<void> {
    await this.#protocol.press(this.#context, 'main > section:first-child button')
  }

  /** The switch's `aria-checked`; null before the page shows it. */
  readSwitch(store: string): Promise<string | null> {
    return this.#protocol.evaluate(this.#context, `${find(store)}?.ariaChecked ?? null`)
  }
}

const selector = (store: string) => `button[role=switch][aria-label="${store}"]`
const find = (store: string) => `document.querySelector('${selector(store)}')`
