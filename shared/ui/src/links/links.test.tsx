import type { DirectLink } from '@everyshelf/domain/links'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { describeToast, toasts } from '../toast/index.ts'
import { CopyButton } from './copy-button.tsx'
import { DirectLinkList } from './direct-link-list.tsx'
import { GlobalLinkField } from './global-link-field.tsx'
import { useCopy } from './use-copy.ts'

afterEach(() => toasts.clear())

function clipboard(response: Promise<void>) {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(response)
  onTestFinished(() => write.mockRestore())
  return write
}

describe('CopyButton', () => {
  test('copies, says so, and shows a tick', async () => {
    const write = clipboard(Promise.resolve())
    render(<CopyButton text="https://www.amazon.de/dp/0441172717" label="Copy" />)
    await act(async () => fireEvent.click(screen.getByRole('button')))
    expect(write).toHaveBeenCalledWith('https://www.amazon.de/dp/0441172717')
    expect(toasts.list().map(describeToast)).toMatchObject([
      { title: 'Copied!', text: 'Link copied to clipboard' },
    ])
    expect(screen.getByRole('button').textContent).toBe('Copied')
  })

  test('asks to copy by hand when the browser refuses', async () => {
    clipboard(Promise.reject(new DOMException('no', 'NotAllowedError')))
    const onRefused = vi.fn()
    render(<CopyButton text="x" label="Copy" onRefused={onRefused} />)
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(onRefused).toHaveBeenCalled())
    expect(toasts.list().map(describeToast)).toMatchObject([
      { title: 'Failed to copy', text: 'Please select and copy the link manually' },
    ])
  })
})

describe('useCopy', () => {
  function startWrite() {
    const copied: Promise<string>[] = []
    const write = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      const text = item?.getType('text/plain').then((blob) => blob.text())
      copied.push(text ?? Promise.resolve(''))
      await text
    })
    onTestFinished(() => write.mockRestore())
    return { write, copied }
  }

  test('writes in the press what is fetched after it', async () => {
    const { write, copied } = startWrite()
    const { result } = renderHook(() => useCopy())
    const fetched = Promise.withResolvers<string>()
    const done = result.current.copy(fetched.promise)
    expect(write).toHaveBeenCalledOnce()
    fetched.resolve('https://everyshelf.example/go/h7kq2mw')
    await act(async () => expect(await done).toBe(true))
    expect(await copied[0]).toBe('https://everyshelf.example/go/h7kq2mw')
  })

  test('says nothing of a quiet copy that fails', async () => {
    startWrite()
    const { result } = renderHook(() => useCopy())
    const failed = Promise.reject(new Error('not saved'))
    await act(async () => expect(await result.current.copy(failed, { isQuiet: true })).toBe(false))
    expect(toasts.list()).toEqual([])
  })
})

describe('GlobalLinkField', () => {
  test('S53 shows a signed-out visitor dummy text, hidden from screen readers', () => {
    const onSignIn = vi.fn()
    const { container } = render(<GlobalLinkField link={null} onSignIn={onSignIn} />)
    const dummy = screen.getByText(/your-link$/)
    expect(dummy.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(container.innerHTML).not.toContain('redirect?isbn=')
    fireEvent.click(dummy)
    fireEvent.click(screen.getByRole('button', { name: 'Sign in to Copy' }))
    expect(onSignIn).toHaveBeenCalledTimes(2)
  })

  test('shows an owner the link in a read-only field that copies on a click', async () => {
    const write = clipboard(Promise.resolve())
    const link = 'https://everyshelf.example/go/h7kq2mw'
    render(<GlobalLinkField link={link} onSignIn={() => {}} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your Global Link' })
    expect(field.readOnly).toBe(true)
    expect(field.value).toBe(link)
    await act(async () => fireEvent.click(field))
    expect(write).toHaveBeenCalledWith(link)
  })
})

describe('DirectLinkList', () => {
  const links: DirectLink[] = [
    {
      marketplace: 'de',
      country: 'DE',
      url: 'https://www.amazon.de/dp/0441172717?tag=shelf-21',
      tagged: true,
      tagOwner: 'service',
    },
    {
      marketplace: 'ca',
      country: 'CA',
      url: 'https://www.amazon.ca/dp/0441172717',
      tagged: false,
      tagOwner: 'none',
    },
    {
      marketplace: 'au',
      country: 'AU',
      url: 'https://www.amazon.com.au/dp/0441172717?tag=shelf-20',
      tagged: true,
      tagOwner: 'service-us',
    },
  ]

  test('names each store, its tag and who earns', () => {
    render(<DirectLinkList links={links} />)
    const [german, canadian, australian] = screen.getAllByRole('listitem')
    if (!german || !canadian || !australian) throw new Error('three rows are missing')
    const link = within(german).getByRole('link', { name: /^Amazon Germany/ })
    expect(link.getAttribute('href')).toBe('https://www.amazon.de/dp/0441172717?tag=shelf-21')
    within(german).getByText('With affiliate tag')
    within(german).getByText('Everyshelf earns')
    within(australian).getByText('Everyshelf might not earn')
    within(canadian).getByText('Without affiliate tag')
    expect(within(canadian).queryByText(/earns/)).toBeNull()
    within(canadian).getByRole('button', { name: 'Copy the Amazon Canada link' })
  })

  test('S6 lets the retailer see where the reader comes from', () => {
    render(<DirectLinkList links={links} />)
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('rel')).toBe('sponsored noopener')
    }
  })
})
