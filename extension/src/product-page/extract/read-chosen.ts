const MAX_CHOSEN = 20

/** What the visitor has chosen: variants by their ids, as in Shopify's form (theme Dawn, 2026), or by name. */
export function readChosen(document: Document): string[] {
  const ids = Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'form[action*="/cart"] [name="id"]',
    ),
    ({ value }) => value,
  )
  const radios = Array.from(document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
  const options = radios.filter(({ checked }) => checked).map(({ value }) => value)
  const selected = Array.from(document.querySelectorAll('select'), (select) =>
    (select.selectedOptions[0]?.textContent ?? '').trim(),
  )
  return [...ids, ...options, ...selected].filter(Boolean).slice(0, MAX_CHOSEN)
}
