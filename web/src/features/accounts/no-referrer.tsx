/** While an address holds a token, no link on the page tells it to anyone. */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />
}
