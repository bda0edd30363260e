import type { Choice } from './page-facts.ts'
import { isInOtherPart } from './page-parts.ts'
import { cleanText } from './page-text.ts'

const MAX_CHOSEN = 20

/** Buttons and tabs that show what is chosen. */
const PRESSED = ['pressed', 'selected', 'checked'].map((name) => `aria-${name}`)

/** A site's menus, its search, and the forms of other products choose nothing on this page. */
const OF_SITE = 'header, nav, footer, [role="search"], [type="search"]'

function isOfProduct(field: Element): boolean {
  return !field.closest(OF_SITE) && !isInOtherPart(field)
}

function toChoice(chosen: number, texts: readonly string[]): Choice {
  return { value: texts[chosen] ?? '', before: texts.slice(0, Math.max(0, chosen)) }
}

/** By its value, and by its label, since the value may be an id. */
function readRadio(radio: HTMLInputElement, radios: readonly HTMLInputElement[]): Choice[] {
  const group = radios.filter(({ name }) => name === radio.name)
  const at = group.indexOf(radio)
  const labels = group.map((one) => cleanText(one.labels?.[0]?.textContent) ?? '')
  return [
    toChoice(
      at,
      group.map(({ value }) => value),
    ),
    toChoice(at, labels),
  ]
}

function readSelect({ options, selectedIndex }: HTMLSelectElement): Choice {
  return toChoice(
    selectedIndex,
    Array.from(options, (option) => cleanText(option.textContent) ?? ''),
  )
}

function readPressed(button: Element, attribute: string): Choice {
  const group = Array.from(button.parentElement?.querySelectorAll(`[${attribute}]`) ?? [])
  const texts = group.map((one) => cleanText(one.textContent)?.slice(0, 60) ?? '')
  return toChoice(group.indexOf(button), texts)
}

/** What the visitor has chosen: variants by their ids, as in Shopify's form (theme Dawn, 2026), or by name. */
export function readChosen(document: Document): Choice[] {
  const all = <Field extends Element>(selector: string) =>
    Array.from(document.querySelectorAll<Field>(selector)).filter(isOfProduct)
  const ids = all<HTMLInputElement>('form[action*="/cart"] [name="id"]').map(({ value }) => value)
  const radios = all<HTMLInputElement>('input[type="radio"]')
  const choices = [
    ...ids.map((value) => ({ value, before: [] })),
    ...radios.filter(({ checked }) => checked).flatMap((radio) => readRadio(radio, radios)),
    ...all<HTMLSelectElement>('select').map(readSelect),
    ...PRESSED.flatMap((name) =>
      all(`[${name}="true"]:not(input)`).map((button) => readPressed(button, name)),
    ),
  ]
  return choices.filter(({ value }) => value).slice(0, MAX_CHOSEN)
}
