import { browser } from 'wxt/browser'
import { say } from '../locales/say.ts'
import { ownPage } from './own-page.ts'

/** The keyword in the address bar: what is typed after it opens the generator. */
export function offerInAddressBar(): void {
  browser.omnibox.setDefaultSuggestion({ description: say('omniboxHint') })
  browser.omnibox.onInputEntered.addListener((text, disposition) => {
    const url = `${ownPage('/sidepanel.html')}?book=${encodeURIComponent(text)}`
    if (disposition === 'currentTab') void browser.tabs.update({ url })
    else void browser.tabs.create({ url, active: disposition === 'newForegroundTab' })
  })
}
