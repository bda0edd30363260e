import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folder, open, problem, removeFolder, SERVER, signIn } from '../testing.ts'

afterAll(removeFolder)

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const link = { id: 'l1', url: `${SERVER}/go/dune`, title: 'Dune' }

function writeCover(name: string, bytes: Uint8Array): string {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const requestsOf = ({ requests }: { readonly requests: readonly string[] }) =>
  requests.map((request) => request.split(' Bearer')[0])

test('links create sends what the options say of the book', async () => {
  const bodies: unknown[] = []
  const opened = open({
    'POST /links': (body) => {
      bodies.push(body)
      return Response.json(link, { status: 201 })
    },
  })
  signIn(opened)
  const options = '--title Dune --author Frank --author Herbert --slug dune --note Spring'
  expect(await opened.call(`links create 9780441172719 ${options}`)).toBe(0)
  expect(bodies).toEqual([
    {
      book: '9780441172719',
      title: 'Dune',
      authors: ['Frank', 'Herbert'],
      slug: 'dune',
      note: 'Spring',
    },
  ])
  expect(opened.printed).toEqual([`${SERVER}/go/dune`])
})

test('links create uploads a cover, and refuses a file that is no image before it creates a link', async () => {
  const opened = open({
    'POST /links': () => Response.json(link),
    'PUT /links/l1/cover': () => Response.json({}),
  })
  signIn(opened)
  const refused = [
    'cover.pdf',
    'none.png',
    writeCover('text.png', Buffer.from('not an image')),
    writeCover('empty.jpg', Buffer.of()),
  ]
  for (const file of refused) {
    expect(await opened.call(`links create 9780441172719 --cover ${file}`)).toBe(2)
  }
  expect(opened.requests).toEqual([])
  const cover = writeCover('cover.png', PNG)
  expect(await opened.call(`links create 9780441172719 --cover ${cover}`)).toBe(0)
  expect(requestsOf(opened)).toEqual(['POST /links', 'PUT /links/l1/cover'])
})

test('links create prints the link although the server refuses its cover', async () => {
  const opened = open({
    'POST /links': () => Response.json(link),
    'PUT /links/l1/cover': () => problem(413, 'cover-too-large'),
  })
  signIn(opened)
  const cover = writeCover('large.png', PNG)
  expect(await opened.call(`links create 9780441172719 --cover ${cover}`)).toBe(1)
  expect(opened.printed).toEqual([`${SERVER}/go/dune`])
  expect(opened.notes).toContain('The cover was not set. Refused: Why.')
})

test('links create of a saved book sets its cover, and says which options it did not apply', async () => {
  const opened = open({
    'POST /links': () => problem(409, 'link-already-saved'),
    'GET /books/9780441172719': () => Response.json({ linkId: 'l1' }),
    'GET /links/l1': () => Response.json(link),
    'PUT /links/l1/cover': () => Response.json({}),
  })
  signIn(opened)
  const cover = writeCover('saved.png', PNG)
  const options = `--title New --label Spring --cover ${cover}`
  expect(await opened.call(`links create 9780441172719 ${options}`)).toBe(0)
  expect(opened.requests.at(-1)).toContain('PUT /links/l1/cover')
  expect(opened.notes).toEqual([
    'Already saved: Dune',
    `Not applied: --label, --title. Change the saved link at ${SERVER}/links/l1/details`,
  ])
  expect(opened.printed).toEqual([`${SERVER}/go/dune`])
})
