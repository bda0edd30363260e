import { type RetailerCode, retailerMark } from '@everyshelf/domain/retailers'
import { type Html, html } from '../frame/html.ts'

/** The retailer's mark, beside its name. Attributes give its color, because the page allows no inline styles. */
export function renderMark(code: RetailerCode): Html {
  const { letters, color } = retailerMark(code)
  const size = letters.length > 2 ? 'mark long' : 'mark'
  return html`<svg class="${size}" aria-hidden="true"><rect fill="${color}"/><text x="50%" y="50%">${letters}</text></svg>`
}
