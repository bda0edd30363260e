const FACTS = [
  'A page is read only when you press the button, its key or its menu entry, and only that page.',
  "What leaves your browser is the book's number: the ISBN or ASIN. Never the page's address, its title or your searches. A shortened link that you paste or pick is sent, because only the server can follow it.",
  'Your server address and what you choose here stay on this computer. What you typed in the popup is forgotten when the browser closes.',
  'With an account, its saved links and tags are kept on this computer too, so that you see them offline.',
  "The cover is the shop's own picture, loaded without telling the shop where it is shown, or else comes from your server.",
  "Nothing on a shop's page is changed: no link, no cookie, no tag.",
]

export function DataNotice() {
  return (
    <>
      <h2 className="m-0 font-display text-2xl">What is read, and what is sent</h2>
      <ul className="m-0 mt-3 list-disc pl-5 text-ink-soft">
        {FACTS.map((fact) => (
          <li key={fact} className="mt-2">
            {fact}
          </li>
        ))}
      </ul>
      <h2 className="m-0 mt-8 font-display text-2xl">Affiliate links</h2>
      <p className="m-0 mt-3 text-ink-soft">
        A Global Link carries affiliate tags: its owner's or, on a free account, Everyshelf's. When
        somebody buys through it, that tag earns a commission. The store links in the popup carry no
        tag, so nobody earns from them.
      </p>
    </>
  )
}
