import { ebookStores } from '@everyshelf/domain/back-matter'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeRefusal, useFakeApi } from '../../testing/fake-api.ts'
import { openPage } from '../../testing/render-page.tsx'
import { epubFaults } from './book/epub-error.ts'
import { makeEpub, unzip } from './book/sample-epub.ts'
import { faultTexts } from './fault-texts.ts'
import type { WorkerRequest, WorkerResponse } from './worker/messages.ts'
import { createResponder } from './worker/respond-to-requests.ts'

/** The real worker's code without a thread of its own. */
class InProcessWorker {
  static readonly all: InProcessWorker[] = []
  onmessage: ((event: { data: WorkerResponse }) => void) | null = null
  onerror: (() => void) | null = null
  isTerminated = false
  readonly #respond = createResponder((data) => {
    if (!this.isTerminated) act(() => this.onmessage?.({ data }))
  })

  constructor() {
    InProcessWorker.all.push(this)
  }

  postMessage(request: WorkerRequest): void {
    this.#respond(request).catch(() => this.onerror?.())
  }

  terminate(): void {
    this.isTerminated = true
  }
}

const saved: Blob[] = []

beforeEach(() => {
  InProcessWorker.all.length = 0
  saved.length = 0
  vi.stubGlobal('Worker', InProcessWorker)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'data:,'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

const BODY = `<p>Rate it on <a href="https://www.amazon.com/dp/0143127748?tag=ada-20">Amazon</a>.</p>
<p>Next: <a href="https://www.kobo.com/us/en/ebook/dune">Kobo</a></p>
<p><a href="${location.origin}/go/gone222">All books</a></p>`

async function chooseFile(blob: Blob, name = 'My Book.epub'): Promise<void> {
  const file = new File([blob], name)
  fireEvent.change(screen.getByLabelText('Choose an EPUB'), { target: { files: [file] } })
}

async function check(body: string): Promise<void> {
  await openPage('/tools/epub-check')
  await chooseFile(await makeEpub({ body }))
  await screen.findByRole('heading', { name: 'My Book.epub' })
}

const problems = () => Array.from(screen.getByRole('list', { name: 'Problems' }).children)

test('every fault has a title and says what to do', () => {
  for (const fault of [...epubFaults, 'unexpected'] as const) {
    expect(faultTexts[fault].title).toMatch(/^[A-Z].{10,60}[^.]$/)
    expect(faultTexts[fault].text).toMatch(/^[A-Z].{15,110}\.$/)
  }
})

describe('the EPUB check', () => {
  test('asks the server only for the slugs of saved links, and shows which are dead', async () => {
    const asked: unknown[] = []
    useFakeApi({
      'routes.checkSlugs': (input) => {
        asked.push(input)
        return [{ slug: 'gone222' as never, state: 'dead' }]
      },
    })
    await check(BODY)
    await screen.findByText('Dead Everyshelf link')
    expect(asked).toEqual([{ slugs: ['gone222'] }])
  })

  test('shows the problems for each store, with source, place, and correction', async () => {
    useFakeApi()
    await check(BODY)
    await screen.findByRole('heading', { name: '2 links to correct for Kindle' })
    const [tag, kobo] = problems()
    expect(tag?.textContent).toContain('Affiliate tag: Amazon Associates, ada-20')
    expect(tag?.textContent).toContain(
      'The corrected copy links tohttps://www.amazon.com/dp/0143127748',
    )
    expect(kobo?.textContent).toContain('KDP doesn’t allow links to other ebook stores.')
    expect(kobo?.textContent).toContain('“Next: Kobo”Also by Ada · OEBPS/chapter-1.xhtml')
    fireEvent.click(screen.getByRole('radio', { name: /^Kobo/ }))
    await screen.findByRole('heading', { name: '1 link to correct for Kobo' })
    expect(problems()[0]?.textContent).toContain('Link to Amazon')
    expect(screen.getByText('Other stores named in the text')).toBeTruthy()
    const stores = within(screen.getByRole('group', { name: 'Where you upload the file' }))
    expect(stores.getAllByRole('radio')).toHaveLength(ebookStores.length)
  })

  test('saves a corrected copy with the author’s own link', async () => {
    useFakeApi()
    await check(BODY)
    const [, kobo] = problems()
    fireEvent.click(within(kobo as HTMLElement).getByRole('button'))
    const field = screen.getByLabelText('Everyshelf link for the corrected copy')
    fireEvent.change(field, { target: { value: 'https://www.kobo.com/' } })
    expect(screen.getByRole('alert').textContent).toContain('It starts with')
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Download corrected copy',
    })
    expect(button.disabled).toBe(true)
    fireEvent.change(field, { target: { value: `${location.origin}/go/h7kq2mw` } })
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await screen.findByText('Saved my-book-kindle.epub')
    expect(screen.getByText(/2 links changed, 0 links removed/).textContent).toContain(
      'We checked the copy: no problems left.',
    )
    const chapter = (await unzip(saved[0] as Blob)).find(({ name }) => name.endsWith('-1.xhtml'))
    expect(chapter?.text).toContain(`<a href="${location.origin}/go/h7kq2mw">Kobo</a>`)
  })

  test('names the fault of a file, and takes the next one', async () => {
    useFakeApi()
    await openPage('/tools/epub-check')
    await chooseFile(new Blob(['%PDF-1.7']), 'book.pdf')
    expect((await screen.findByRole('alert')).textContent).toContain('This is a PDF, not an EPUB')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Choose an EPUB'))
    await chooseFile(await makeEpub())
    await screen.findByText(/This book has no external links/)
  })

  test('stops when the visitor cancels', async () => {
    useFakeApi()
    await openPage('/tools/epub-check')
    await chooseFile(await makeEpub({ body: BODY }))
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(InProcessWorker.all[0]?.isTerminated).toBe(true)
    expect(screen.getByText('Drop an EPUB here')).toBeTruthy()
  })

  test('says when the server cannot tell which links are dead, and asks again', async () => {
    let calls = 0
    useFakeApi({
      'routes.checkSlugs': () => {
        calls++
        if (calls === 1) throw new FakeRefusal('rate-limited')
        return [{ slug: 'gone222' as never, state: 'dead' }]
      },
    })
    await check(BODY)
    await screen.findByText('We couldn’t check your Everyshelf links')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Dead Everyshelf link')
  })
})
