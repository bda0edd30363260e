import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readImageInfo } from '../../images/image-info.ts'
import { readThreadResult } from '../../images/thread-result.ts'
import { makeCoverPng } from '../../testing/fake-cover-image.ts'
import { createCoverEncoder } from './encode-cover.ts'
import type { CoverToEncode } from './encode-cover-worker.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
/** White, 120 by 180 pixels. */
const WEBP = Buffer.from(
  'UklGRmgAAABXRUJQVlA4IFwAAADwCACdASp4ALQAP3G42GU0ryunIGgCkC4JaQAW30Ad0Oqo/hmZEpVREQ3nDMypVsiIhvOGZlSrZERDecMzKlWyIiG84ZmVKtkREN5wzMqIAAD+7agAAAAAAAAAAA==',
  'base64',
)
/** The head of an animated WebP of 240 by 360 pixels. */
const ANIMATED_WEBP = hex('52494646 00000000 57454250 56503858 0a000000 02000000 ef0000 670100')

function open(timeoutMs?: number) {
  const encoder = createCoverEncoder(timeoutMs)
  onTestFinished(encoder.close)
  return encoder.encode
}

async function reasonOf(result: Promise<unknown>): Promise<ErrorCode | undefined> {
  const error: unknown = await result.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof DomainError) return error.code
  throw new Error('not refused', { cause: error })
}

/** Puts a segment with text behind the start of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** The EXIF data of a camera that was held sideways, with a place in it. */
const EXIF = Buffer.concat([
  Buffer.from('Exif\0\0', 'latin1'),
  hex('4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000'),
  Buffer.from('taken at home', 'latin1'),
])

/** Changes the size in the header of a PNG. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(width, 16)
  changed.writeUInt32BE(height, 20)
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29)
  return changed
}

/** Adds the chunk of an animation behind the header of a PNG. */
function animated(image: Buffer): Buffer {
  const chunk = hex('00000008 6163544c 00000002 00000000 00000000')
  return Buffer.concat([image.subarray(0, 33), chunk, image.subarray(33)])
}

const png = makeCoverPng(240, 360, [40, 60, 80])

describe('an uploaded cover', () => {
  it('S77 becomes a JPEG of our own, of at most 900 by 1350 pixels', async () => {
    const encode = open()
    const jpeg = await encode(makeCoverPng(1200, 1800, [40, 60, 80]))
    expect(readImageInfo(jpeg)).toMatchObject({ type: 'image/jpeg', width: 900, height: 1350 })
    expect(readImageInfo(await encode(png))).toMatchObject({ width: 240, height: 360 })
    expect(readImageInfo(await encode(WEBP))).toMatchObject({
      type: 'image/jpeg',
      width: 120,
      height: 180,
    })
  })

  it('S77 loses all metadata, and is turned as the camera says', async () => {
    const encode = open()
    const photo = withSegment(await encode(png), 0xe1, EXIF)
    expect(photo.includes('taken at home')).toBe(true)
    const jpeg = await encode(photo)
    expect(readImageInfo(jpeg)).toMatchObject({ width: 360, height: 240 })
    expect(jpeg.includes('Exif')).toBe(false)
    expect(jpeg.includes('taken at home')).toBe(false)
  })

  it('S77 keeps nothing of a file that is also a script', async () => {
    const encode = open()
    const script = Buffer.from('*/=1;alert(1)/*<script>alert(2)</script>', 'latin1')
    const jpeg = await encode(withSegment(await encode(png), 0xfe, script))
    expect(jpeg.includes('alert')).toBe(false)
    const trailing = await encode(Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')]))
    expect(trailing.includes('php')).toBe(false)
  })

  it.each<[string, ErrorCode, Buffer]>([
    [
      'an SVG with a script',
      'cover-wrong-type',
      Buffer.from('<svg><script>alert(1)</script></svg>'),
    ],
    ['a web page', 'cover-wrong-type', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 'cover-wrong-type', Buffer.from('GIF89a\x78\x00\xb4\x00', 'latin1')],
    ['nothing', 'cover-wrong-type', Buffer.alloc(0)],
    ['an animated WebP', 'cover-animated', ANIMATED_WEBP],
    ['an animated PNG', 'cover-animated', animated(png)],
    ['a bomb of 10,000 by 10,000 pixels', 'cover-wrong-size', withSize(png, 10_000, 10_000)],
    ['an image of 65,000 by 100 pixels', 'cover-wrong-size', withSize(png, 65_000, 100)],
    ['an image of one pixel', 'cover-wrong-size', makeCoverPng(1, 1, [0, 0, 0])],
    ['a strip', 'cover-wrong-size', makeCoverPng(100, 501, [0, 0, 0])],
    ['half a PNG', 'cover-unreadable', png.subarray(0, png.length / 2)],
    ['a PNG that is larger than its pixels', 'cover-unreadable', withSize(png, 240, 3600 / 3)],
    [
      'a JPEG of print colors',
      'cover-unreadable',
      hex('ffd8 ffc0 0014 08 0168 00f0 04 01110002110003110004110000'),
    ],
    [
      'a JPEG that hides its real size behind a marker without length',
      'cover-wrong-type',
      hex('ffd8 ffd0 0013 ffc0 0011 08 ffff ffff 03 012200021101031101 ffc0 0011 08 0168 00f0 03'),
    ],
    [
      'a JPEG without pixels',
      'cover-unreadable',
      hex('ffd8 ffc0 0011 08 0168 00f0 03 012200021101031101'),
    ],
  ])('S77 is refused if it is %s: %s', async (_what, code, upload) => {
    expect(await reasonOf(open()(upload))).toBe(code)
  })

  it('S77 is refused if half of its pixels are missing', async () => {
    const encode = open()
    const jpeg = await encode(png)
    expect(await reasonOf(encode(jpeg.subarray(0, jpeg.length / 2)))).toBe('cover-unreadable')
  })

  it.each([
    [240, 360, true],
    [360, 240, true],
    [240, 361, false],
    [24, 36, false],
  ])(
    'S77 is encoded only if its pixels match its headers: 240 by 360 as %i by %i, %s',
    async (width, height, isEncoded) => {
      const cover: CoverToEncode = { type: 'image/png', width, height, bytes: png, shape: 'cover' }
      const file = join(import.meta.dirname, 'encode-cover-worker.ts')
      const thread = new Worker(file, { workerData: cover, execArgv: [] })
      onTestFinished(async () => void (await thread.terminate()))
      const outcome = readThreadResult(thread, 15_000).then(
        (jpeg) => readImageInfo(Buffer.from(jpeg))?.type,
        (error: Error) => error.message,
      )
      expect(await outcome).toBe(isEncoded ? 'image/jpeg' : 'the pixels do not match the headers')
    },
  )

  it('S77 is refused if decoding takes too long, and the next one is decoded', async () => {
    expect(await reasonOf(open(1)(png))).toBe('cover-unreadable')
    expect(readImageInfo(await open()(png))?.type).toBe('image/jpeg')
  })

  it.each([
    [240, 360, 240],
    [360, 240, 240],
    [900, 800, 600],
  ])('is a square portrait when its shape is one: %i by %i pixels', async (width, height, side) => {
    const encode = open()
    const jpeg = await encode(makeCoverPng(width, height, [0, 0, 0]), 'portrait')
    expect(readImageInfo(jpeg)).toMatchObject({ width: side, height: side })
  })

  it('S77 waits behind at most three others', async () => {
    const encode = open()
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => encode(png)))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
  })
})
