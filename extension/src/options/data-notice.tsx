const FACTS = [
  'A page is read only when you press the button, its key or its menu entry, and only that page.',
  "What leaves your browser is the book's number: the ISBN or ASIN, and with an ASIN the format. Never the page's address or what you search for there. What you type into Everyshelf's own field, or after its keyword in the address bar, is sent to search for books by title and author. A shortened link that you paste or pick is sent, because only the server can follow it.",
  'When you save a book, its title and authors are sent too, as the page gives them. The server shows them to you alone, until a book catalog knows the book.',
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
        A Global Link may carry an affiliate tag: its owner's, or the server's where it has one. A
        purchase through such a link may pay a commission. The store links in the popup carry no
        tag.
      </p>
    </>
  )
}
