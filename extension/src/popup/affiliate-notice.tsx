/** In sight on every screen, before anything is made or copied. */
export function AffiliateNotice() {
  return (
    <footer className="sticky bottom-0 border-t border-rule bg-paper px-4 py-2.5 text-xs text-ink-soft">
      Affiliate notice: a Global Link earns for its owner, or for Everyshelf on free accounts. Store
      links here earn for nobody.
    </footer>
  )
}
