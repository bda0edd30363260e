import { fireEvent, screen, within } from '@testing-library/react'

/** Actions and queries for the home page. */
export const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Enter ISBN, ASIN, or Amazon URL' })

export function generate(text: string): void {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Generate Global Link' }))
}

export async function findArticle(): Promise<HTMLElement> {
  return await screen.findByRole('article', { name: 'Your links' })
}

/** The result, once the title from the catalog is loaded. */
export async function findResult(): Promise<HTMLElement> {
  const article = await findArticle()
  await within(article).findByRole('heading', { level: 1, name: 'Dune' })
  return article
}

/** The text of the toast. */
export async function findToast(): Promise<string> {
  const region = await screen.findByRole('region', { name: /Notifications/ })
  return (await within(region).findByRole('listitem')).textContent
}

/** The line under the field. */
export const fieldError = () => within(screen.getByRole('main')).getByRole('alert').textContent

export function paste(target: Element, text: string): void {
  fireEvent.paste(target, { clipboardData: { getData: () => text } })
}
