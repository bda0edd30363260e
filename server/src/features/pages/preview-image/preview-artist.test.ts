import { expect, it, onTestFinished } from 'vitest'
import { readImageInfo } from '../../../images/image-info.ts'
import { createPreviewArtist } from './preview-artist.ts'

it('S77 a preview image whose thread cannot start is missing, and the next one is drawn', async () => {
  const artist = createPreviewArtist()
  onTestFinished(artist.close)
  const content = { title: 'Dune', byline: 'Frank Herbert', images: [] }
  // No thread can receive a symbol.
  expect(await artist.draw({ ...content, title: Symbol() as never })).toBeNull()
  const png = await artist.draw(content)
  expect(png && readImageInfo(png)).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
})
