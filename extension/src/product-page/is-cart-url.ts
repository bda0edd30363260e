/** Names for a cart or checkout, in the languages of the known stores. */
const CART_SEGMENT =
  /^(?:cart|(?:view|shopping)[-_]?cart|basket|(?:shopping)?-?bag|checkout|warenkorb|panier|carrello|carrinho|cesta|carrito|(?:winkel)?wagen|winkelmandje|basket-?page|shopbasketpl|varukorg(?:en)?|kundvagn|kassan?|kurv|indkoebskurv|handlekurv|ostoskori|koszyk|sepet(?:im)?)(?:\..*)?$/i

export function isCartUrl(address: string): boolean {
  return new URL(address).pathname.split('/').some((segment) => CART_SEGMENT.test(segment))
}
