import type { Choice } from './page-facts.ts'

const MAX_CHOSEN = 20

type Field = HTMLInputElement | HTMLSelectElement

function textOf(option: HTMLOptionElement): string {
  return (option.textContent ?? '').trim()
}

function readRadio(radio: HTMLInputElement, radios: readonly HTMLInputElement[]): Choice {
  const group = radios.filter(({ name }) => name === radio.name)
  const before = group.slice(0, group.indexOf(radio)).map(({ value }) => value)
  return { value: radio.value, before }
}

function readSelect({ options, selectedIndex }: HTMLSelectElement): Choice {
  const texts = Array.from(options, textOf)
  return { value: texts[selectedIndex] ?? '', before: texts.slice(0, Math.max(0, selectedIndex)) }
}

/** What the visitor has chosen: variants by their ids, as in Shopify's form (theme Dawn, 2026), or by name. */
export function readChosen(document: Document): Choice[] {
  const ids = Array.from(
    document.querySelectorAll<Field>('form[action*="/cart"] [name="id"]'),
    ({ value }) => ({ value, before: [] }),
  )
  const radios = Array.from(document.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
  const options = radios.filter(({ checked }) => checked).map((radio) => readRadio(radio, radios))
  const selected = Array.from(document.querySelectorAll('select'), readSelect)
  return [...ids, ...options, ...selected].filter(({ value }) => value).slice(0, MAX_CHOSEN)
}
