import { toasts } from '@everyshelf/ui/toast'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shownToasts } from '../../testing/toasts.ts'
import { lazyDialog } from './lazy-dialog.tsx'

interface CodeProps {
  readonly link: string
  readonly onClose: () => void
}

const Code = ({ link, onClose }: CodeProps) => (
  <dialog open aria-label="QR code">
    {link}
    <button type="button" onClick={onClose}>
      Close
    </button>
  </dialog>
)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const dialog = () => screen.queryByRole('dialog')

function openerOf(CodeDialog: ReturnType<typeof lazyDialog<typeof Code, CodeProps>>) {
  return function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onPointerEnter={CodeDialog.preload} onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <CodeDialog link="/go/dune" onClose={() => setOpen(false)} />}
      </>
    )
  }
}

test('R47 a dialog that cannot be fetched shows a toast, counts as closed, and opens with the next click', async () => {
  onTestFinished(() => toasts.clear())
  // Once for the hover, once for the click.
  const load = vi
    .fn(async () => Code)
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Opener = openerOf(lazyDialog(load, (dialog) => dialog))
  render(<Opener />)
  const open = screen.getByRole('button', { name: 'Open' })
  fireEvent.pointerEnter(open)
  expect(toasts.list()).toEqual([])
  fireEvent.click(open)
  await vi.waitFor(() => expect(shownToasts()[0]?.title).toBe('No connection'))
  expect(dialog()).toBeNull()
  fireEvent.click(open)
  expect((await screen.findByRole('dialog')).textContent).toContain('/go/dune')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

test('a preloaded dialog opens at once', async () => {
  const load = vi.fn(async () => Code)
  const CodeDialog = lazyDialog(load, (dialog) => dialog)
  const Opener = openerOf(CodeDialog)
  render(<Opener />)
  CodeDialog.preload()
  await vi.waitFor(() => expect(load).toHaveResolvedTimes(1))
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  screen.getByRole('dialog')
  expect(load).toHaveBeenCalledTimes(1)
})
