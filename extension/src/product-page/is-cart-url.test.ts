import { expect, test } from 'vitest'
import { isCartUrl } from './is-cart-url.ts'

test.each([
  ['https://www.amazon.com/gp/cart/view.html?ref_=nav_cart', true],
  ['https://www.waterstones.com/basket', true],
  ['https://www.thalia.de/shop/warenkorb/', true],
  ['https://www.fnac.com/Panier.aspx', true],
  ['https://www.ibs.it/carrello', true],
  ['https://www.bokus.com/kassan', true],
  ['https://www.waterstones.com/book/the-basket-woman/mary-austin/9780141439518', false],
  ['https://www.amazon.de/dp/0141439513', false],
])('%s: %s', (url, isCart) => {
  expect(isCartUrl(url)).toBe(isCart)
})
