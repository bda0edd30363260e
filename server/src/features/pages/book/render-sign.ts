import { type RetailerCode, signColor } from '@everyshelf/domain/retailers'
import { type Html, html } from '../frame/html.ts'

/**
 * A store's name on a sign in its color, in our own type: we use no retailer's logo. An attribute gives the
 * color, because the page allows no inline styles.
 */
export function renderSign(code: RetailerCode, name: string): Html {
  return html`<b class="sign"><svg aria-hidden="true"><rect fill="${signColor(code)}"/></svg>${name}</b>`
}
