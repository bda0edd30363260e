import type { FirefoxProtocol } from '../fixtures/firefox-protocol.ts'

/** What the extension's button in the toolbar shows for the tab in front. */
export interface ToolbarButton {
  readonly icon: string
  readonly badge: string
  readonly title: string
}

const EXTENSION = 'extension@everyshelf.example'
const ACTION = `const { extension } = WebExtensionPolicy.getByID('${EXTENSION}')
  const action = extension.apiManager.global.browserActionFor(extension)`

/** The browser around the pages, which is drawn by itself and by no page. */
export class FirefoxWindow {
  readonly #protocol: FirefoxProtocol

  constructor(protocol: FirefoxProtocol) {
    this.#protocol = protocol
  }

  pressToolbarButton(): Promise<void> {
    return this.#protocol.evaluateInWindow(`(() => { ${ACTION}; action.triggerAction(window) })()`)
  }

  /** Presses Alt+Shift+L, which Firefox itself hears; no page does. */
  pressCopyKey(): Promise<void> {
    return this.#protocol.evaluateInWindow(
      `document.querySelector('keyset[id^="ext-keyset-id-"] key[key=L]').doCommand()`,
    )
  }

  /** What the clipboard of this computer has as plain text. */
  readClipboard(): Promise<string> {
    return this.#protocol.evaluateInWindow('navigator.clipboard.readText()')
  }

  writeClipboard(text: string): Promise<void> {
    return this.#protocol.evaluateInWindow(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  }

  async readToolbarButton(): Promise<ToolbarButton> {
    const shown = await this.#protocol.evaluateInWindow<string>(
      `(() => {
        ${ACTION}
        const { icon, badgeText, title } = action.action.getContextData(gBrowser.selectedTab)
        return JSON.stringify({ icon: icon[16].split('/').at(-1), badge: badgeText, title })
      })()`,
    )
    return JSON.parse(shown) as ToolbarButton
  }

  /** Whether the button stands in the toolbar, or in the list of all extensions. */
  isButtonInToolbar(): Promise<boolean> {
    return this.#protocol.evaluateInWindow(
      `Boolean(document.querySelector('#nav-bar [data-extensionid="${EXTENSION}"]'))`,
    )
  }

  /** What the browser asks right now; nothing while it asks nothing. */
  question(): Promise<string> {
    return this.#protocol.evaluateInWindow(
      `PopupNotifications.panel.state === 'open' ? PopupNotifications.panel.textContent : ''`,
    )
  }

  /** Presses a button of the question. */
  answer(label: 'Allow' | 'Deny'): Promise<void> {
    const button = label === 'Allow' ? 'button' : 'secondaryButton'
    return this.#protocol.evaluateInWindow(
      `PopupNotifications.panel.firstElementChild.${button}.click()`,
    )
  }
}
