import { fireEvent, screen } from '@testing-library/react'

/** Actions on the account pages. */
export function fill(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

export function typedIn(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

export async function findHeading(name: string): Promise<HTMLElement> {
  return await screen.findByRole('heading', { level: 1, name })
}
