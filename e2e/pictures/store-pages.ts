/** Pages of books as stores have them, with a look of our own, for the pictures in the browsers' stores. */
export interface StorePage {
  /** Without the scheme, as the address bar shows it. */
  readonly address: string
  readonly title: string
  readonly author: string
  readonly about: string
  readonly isbn: string
  readonly price: string
  readonly cover: { readonly back: string; readonly ink: string }
}

export const storePages = {
  waterstones: {
    address: 'www.waterstones.com/book/jane-eyre/charlotte-bronte/9780141441146',
    title: 'Jane Eyre',
    author: 'Charlotte Brontë',
    about:
      'A governess without family or money comes to Thornfield Hall, and finds a home, a love, and a secret on the upper floor.',
    isbn: '9780141441146',
    price: '£8.99',
    cover: { back: '#7a2e2e', ink: '#f7e8d0' },
  },
  barnesAndNoble: {
    address: 'www.barnesandnoble.com/w/moby-dick-herman-melville/1116668272?ean=9780142437247',
    title: 'Moby-Dick',
    author: 'Herman Melville',
    about:
      'Ishmael signs on to the Pequod and learns too late what its captain is hunting, and how far he will go.',
    isbn: '9780142437247',
    price: '$14.00',
    cover: { back: '#1f3c56', ink: '#e9f1f4' },
  },
} as const satisfies Record<string, StorePage>

/** What the fake web serves at these addresses. */
export function listStorePages(): Record<string, string> {
  return Object.fromEntries(
    Object.values(storePages).map((page) => [page.address, drawStorePage(page)]),
  )
}

function drawStorePage({ title, author, about, isbn, price, cover }: StorePage): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title} by ${author}</title>
<meta name="color-scheme" content="light dark">
<style>
  :root { --ink: #22262a; --soft: #667; --line: #e3e4e6; --back: #fff; --button: #33383d; --on: #fff }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e8eaec; --soft: #9aa3ab; --line: #34393e; --back: #191c1f; --button: #e8eaec; --on: #191c1f }
  }
  * { box-sizing: border-box }
  body { margin: 0; font: 16px/1.6 "Liberation Sans", Arial, sans-serif; color: var(--ink); background: var(--back) }
  nav { display: flex; gap: 32px; padding: 20px 64px; border-bottom: 1px solid var(--line); color: var(--soft) }
  nav b { color: var(--ink); margin-right: 32px }
  main { display: grid; grid-template-columns: 264px 400px; gap: 56px; padding: 56px 64px }
  .cover { height: 396px; border-radius: 3px; padding: 36px 26px; background: ${cover.back}; color: ${cover.ink};
    font-family: "Liberation Serif", Georgia, serif; display: flex; flex-direction: column; justify-content: space-between;
    box-shadow: inset 8px 0 10px -8px #0008, 0 10px 28px #0003 }
  .cover b { font-size: 40px; line-height: 1.1; font-weight: 400 }
  h1 { font-size: 36px; line-height: 1.2; margin: 0 } p { margin: 6px 0 18px } .soft { color: var(--soft) }
  .price { font-size: 28px } .buy { display: inline-block; padding: 12px 40px; background: var(--button); color: var(--on); border-radius: 4px }
</style>
<nav><b>Books</b><span>New</span><span>Fiction</span><span>Children’s</span><span>Basket</span></nav>
<main><div class="cover"><b>${title}</b><span>${author}</span></div>
<div><h1><span itemprop="name">${title}</span></h1>
<p class="soft">by <span itemprop="author">${author}</span></p><p>${about}</p>
<p class="price">${price} <span class="soft" style="font-size:16px">Paperback</span></p>
<p><span class="buy">Add to basket</span></p>
<p class="soft">ISBN <span itemprop="isbn">${isbn}</span></p></div></main></html>`
}
