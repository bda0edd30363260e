import type { EvaluateInWindow } from '../fixtures/firefox-devtools.ts'

/** The state of the extension's toolbar button for the active tab. */
export interface ToolbarButton {
  readonly icon: string
  readonly badge: string
  readonly title: string
}

const EXTENSION = 'extension@everyshelf.example'
const ACTION = `const { extension } = WebExtensionPolicy.getByID('${EXTENSION}')
  const action = extension.apiManager.global.browserActionFor(extension)`

/** The browser's own window around the pages. */
export class FirefoxWindow {
  readonly #evaluate: EvaluateInWindow

  constructor(evaluate: EvaluateInWindow) {
    this.#evaluate = evaluate
  }

  pressToolbarButton(): Promise<void> {
    return this.#evaluate(`(() => { ${ACTION}; action.triggerAction(window) })()`)
  }

  /** Presses Alt+Shift+L, which Firefox handles itself. */
  pressCopyKey(): Promise<void> {
    return this.#evaluate(
      `document.querySelector('keyset[id^="ext-keyset-id-"] key[key=L]').doCommand()`,
    )
  }

  /** The clipboard's plain text. */
  readClipboard(): Promise<string> {
    return this.#evaluate('navigator.clipboard.readText()')
  }

  writeClipboard(text: string): Promise<void> {
    return this.#evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  }

  async readToolbarButton(): Promise<ToolbarButton> {
    const shown = await this.#evaluate<string>(
      `(() => {
        ${ACTION}
        const { icon, badgeText, title } = action.action.getContextData(gBrowser.selectedTab)
        return JSON.stringify({ icon: icon[16].split('/').at(-1), badge: badgeText, title })
      })()`,
    )
    return JSON.parse(shown) as ToolbarButton
  }

  /** Whether the button is in the toolbar, rather than in the extensions menu. */
  isButtonInToolbar(): Promise<boolean> {
    return this.#evaluate(
      `Boolean(document.querySelector('#nav-bar [data-extensionid="${EXTENSION}"]'))`,
    )
  }

  /** The text of the browser's current prompt, or an empty text. */
  question(): Promise<string> {
    return this.#evaluate(
      `PopupNotifications.panel.state === 'open' ? PopupNotifications.panel.textContent : ''`,
    )
  }

  /** Clicks a button of the prompt. */
  answer(label: 'Allow' | 'Deny'): Promise<void> {
    const button = label === 'Allow' ? 'button' : 'secondaryButton'
    return this.#evaluate(`PopupNotifications.panel.firstElementChild.${button}.click()`)
  }
}
