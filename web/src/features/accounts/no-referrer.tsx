/** Keeps a token in the URL out of the Referer header of every link on the page. */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />
}
