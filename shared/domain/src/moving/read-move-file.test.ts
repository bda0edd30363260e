import { expect, test } from 'vitest'
import type { MovedLink } from './index.ts'
import { readMoveFile } from './index.ts'

const AMAZON = 'https://www.amazon.com/dp/0441172717'
const EMMA = 'https://www.amazon.co.uk/dp/0143127748'

function read(text: string) {
  const reading = readMoveFile(text)
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}

const dune = (more: Partial<MovedLink> = {}): MovedLink => ({
  line: 2,
  oldAddress: 'https://dub.sh/dune-saga',
  oldSlug: 'dune-saga',
  target: AMAZON,
  title: 'Dune',
  clicks: 1234,
  createdOn: '2025-03-01',
  authors: [],
  labels: [],
  note: '',
  ...more,
})

test('reads the CSV file of Dub', () => {
  const text = [
    'Short link,Destination URL,Title,Created at,Clicks,Tags',
    `https://dub.sh/dune-saga,${AMAZON},Dune,2025-03-01T10:15:00.000Z,1234,"Blog, Spring"`,
    `https://dub.sh/emma,"${EMMA}?tag=ada-21","Emma, again",2025-04-01T00:00:00.000Z,0,`,
  ].join('\r\n')
  const { service, links, problems } = read(text)
  expect(service).toBe('dub')
  expect(problems).toEqual([])
  expect(links).toEqual([
    dune({ labels: ['Blog', 'Spring'] }),
    dune({
      ...{
        line: 3,
        oldAddress: 'https://dub.sh/emma',
        oldSlug: 'emma',
        target: `${EMMA}?tag=ada-21`,
      },
      ...{ title: 'Emma, again', clicks: 0, createdOn: '2025-04-01' },
    }),
  ])
})

test('reads the list of Dub’s API', () => {
  const item = { domain: 'dub.sh', key: 'dune-saga', url: AMAZON, clicks: 1234, title: 'Dune' }
  const text = JSON.stringify([
    {
      ...item,
      shortLink: 'https://dub.sh/dune-saga',
      createdAt: '2025-03-01T10:15:00Z',
      tags: [{ id: 'tag_1', name: 'Blog' }],
    },
  ])
  const labels = ['Blog']
  expect(read(text)).toMatchObject({ service: 'dub', links: [dune({ line: 1, labels })] })
})

test('reads the CSV file of Shlink’s web client, and both versions of its API', () => {
  const oldAddress = 'https://s.ada.example/dune-saga'
  const csv = `createdAt,title,shortUrl,domain,shortCode,longUrl,tags,visits
2025-03-01T10:15:00+01:00,Dune,${oldAddress},,dune-saga,${AMAZON},"a|b",1234`
  expect(read(csv)).toMatchObject({
    service: 'shlink',
    links: [dune({ oldAddress, labels: ['a', 'b'] })],
  })
  const item = {
    ...{ shortCode: 'dune-saga', shortUrl: oldAddress, longUrl: AMAZON, title: 'Dune' },
    dateCreated: '2025-03-01T10:15:00+01:00',
  }
  for (const counts of [{ visitsSummary: { total: 1234, nonBots: 9 } }, { visitsCount: 1234 }]) {
    const text = JSON.stringify({
      shortUrls: { data: [{ ...item, ...counts, tags: [] }], pagination: { currentPage: 1 } },
    })
    expect(read(text)).toMatchObject({
      service: 'shlink',
      links: [dune({ oldAddress, line: 1 })],
    })
  }
})

test('reads the list of Kutt’s API', () => {
  const text = JSON.stringify({
    ...{ limit: 10, skip: 0, total: 1 },
    data: [
      {
        ...{ address: 'dune-saga', target: AMAZON, link: 'https://kutt.it/dune-saga' },
        ...{ visit_count: 1234, created_at: '2025-03-01T10:15:00.000Z', description: 'Dune' },
        ...{ banned: false, password: false, id: '8a7c' },
      },
    ],
  })
  const oldAddress = 'https://kutt.it/dune-saga'
  expect(read(text)).toMatchObject({ service: 'kutt', links: [dune({ oldAddress, line: 1 })] })
})

test('reads YOURLS’ table, its API, and the file of its plugin', () => {
  const table = `keyword,url,title,timestamp,ip,clicks
dune-saga,${AMAZON},Dune,2025-03-01 10:15:00,192.0.2.7,1234`
  expect(read(table)).toMatchObject({ service: 'yourls', links: [dune({ oldAddress: '' })] })
  const oldAddress = 'https://ada.example/dune-saga'
  const stats = JSON.stringify({
    links: {
      link_1: {
        ...{ shorturl: oldAddress, url: AMAZON, title: 'Dune' },
        ...{ timestamp: '2025-03-01 10:15:00', ip: '192.0.2.7', clicks: '1234' },
      },
    },
    stats: { total_links: '1', total_clicks: '1234' },
    statusCode: 200,
  })
  expect(read(stats)).toMatchObject({ service: 'yourls', links: [dune({ oldAddress, line: 1 })] })
  expect(read(`source,target,hits\r\n/dune-saga/,${AMAZON},1234\r\n`)).toMatchObject({
    service: 'yourls',
    links: [dune({ oldAddress: '', title: '', createdOn: null })],
  })
})

test('reads the CSV file of Bitly, whose custom link comes first, and its API', () => {
  const oldAddress = 'https://bit.ly/dune-saga'
  const csv = `Title,Link,Custom Link,Destination URL,Created,Engagements
Dune,https://bit.ly/4aBcDeF,bit.ly/dune-saga,${AMAZON},2025-03-01,"1,234"
Emma,https://bit.ly/3xYz,,${EMMA},2025-03-02,5`
  expect(read(csv)).toMatchObject({
    service: 'bitly',
    links: [
      dune({ oldAddress: 'bit.ly/dune-saga' }),
      { oldAddress: 'https://bit.ly/3xYz', oldSlug: '3xYz', clicks: 5 },
    ],
  })
  const text = JSON.stringify({
    links: [
      {
        ...{ id: 'bit.ly/4aBcDeF', link: 'https://bit.ly/4aBcDeF', long_url: AMAZON },
        ...{ title: 'Dune', created_at: '2025-03-01T10:15:00+0000', tags: [], archived: false },
        custom_bitlinks: [oldAddress],
      },
    ],
    pagination: { total: 1 },
  })
  expect(read(text)).toMatchObject({
    service: 'bitly',
    links: [dune({ oldAddress, line: 1, clicks: null })],
  })
})

test.each([
  ['books2read', 'https://books2read.com/u/dune-saga'],
  ['booklinker', 'http://mybook.to/dune-saga'],
  ['geniuslink', 'https://geni.us/dune-saga'],
])('reads a list of links at %s, which the author made', (service, oldAddress) => {
  const text = `link;title;target\n${oldAddress};Dune;${AMAZON}\n${oldAddress}2;Emma;9780143127741\n`
  expect(read(text)).toMatchObject({
    service,
    links: [
      dune({ oldAddress, clicks: null, createdOn: null }),
      { target: '9780143127741', line: 3 },
    ],
  })
})

test('reads a table without column names, pasted from a page', () => {
  const text = `My links\t\t\nDune\tmybook.to/dune-saga\t${AMAZON}\n\nEmma\t0143127748\tmybook.to/emma\n`
  const { service, links, problems } = read(text)
  expect(service).toBe('booklinker')
  expect(links).toMatchObject([
    { line: 2, title: 'Dune', oldAddress: 'mybook.to/dune-saga', target: AMAZON },
    { line: 4, title: 'Emma', oldSlug: 'emma', target: '0143127748' },
  ])
  expect(problems).toEqual([{ code: 'no-target', line: 1 }])
})

test('keeps a number of a table without column names that is nearly an ISBN', () => {
  const reading = readMoveFile('dub.sh/dune,441172717,Dune\ndub.sh/emma,9.78E+12\ndub.sh/x,About')
  expect(reading).toMatchObject({
    links: [{ target: '441172717', title: 'Dune' }, { target: '9.78E+12' }],
    problems: [{ code: 'no-target', line: 3 }],
  })
})

test('takes the word beside a destination for the old ending, where no column has a name', () => {
  expect(read(`${AMAZON};dune-saga\n${EMMA};emma;Emma, again`).links).toMatchObject([
    { target: AMAZON, oldSlug: 'dune-saga', title: '' },
    { target: EMMA, oldSlug: 'emma', title: 'Emma, again' },
  ])
})

test('reads the numbers of Goodreads, which are formulas, and skips empty ones', () => {
  const row = '"Dune","=""""","=""9780441172719"""'
  expect(read(`Title,ISBN,ISBN13\n${row}\n`).links).toMatchObject([{ target: '9780441172719' }])
})

test('takes the name of a link for its title', () => {
  const { links } = read(`Link Name,Short URL,Long URL\nDune,tinyurl.com/dune,${AMAZON}\n`)
  expect(links).toMatchObject([{ title: 'Dune', oldSlug: 'dune', target: AMAZON }])
})

test('takes no title of ten letters for the target', () => {
  const { links } = read('The Odyssey\tmybook.to/homer\t0143127748\n')
  expect(links).toMatchObject([{ title: 'The Odyssey', oldSlug: 'homer', target: '0143127748' }])
})

test('S51 keeps what looks like a formula as text', () => {
  const { links } = read(`link,title,target\ndub.sh/a,"=HYPERLINK(""x"")",${AMAZON}\n`)
  expect(links[0]?.title).toBe('=HYPERLINK("x")')
})

test('names the lines without a target, and leaves them out', () => {
  const { links, problems } = read(`link,target\ndub.sh/a,${AMAZON}\ndub.sh/b,\n\ndub.sh/c, \n`)
  expect(links).toHaveLength(1)
  expect(problems).toEqual([
    { code: 'no-target', line: 3 },
    { code: 'no-target', line: 5 },
  ])
})

test.each([
  ['', 'empty', null],
  ['PK\u0003\u0004', 'archive', null],
  ['a\u0000b', 'not-text', null],
  [`-- MySQL dump\nINSERT INTO yourls_url VALUES ('dune','${AMAZON}')`, 'sql-dump', null],
  ['\nCREATE TABLE links (url text);', 'sql-dump', null],
  ['[{"url":', 'broken-json', null],
  ['{"status":"ok"}', 'unknown-columns', null],
  ['name,age\nAda,36', 'unknown-columns', null],
  ['link,target\ndub.sh/a,', 'no-links', null],
  [`link,target\ndub.sh/a,"${AMAZON}`, 'unclosed-quote', 2],
  [`link,target\n${'a,'.repeat(101)}`, 'too-many-columns', 2],
  [`link,target\n${`dub.sh/a,${AMAZON}\n`.repeat(10_001)}`, 'too-many-rows', null],
  [`link,target\n${'a'.repeat(5 * 1024 * 1024)}`, 'too-large', null],
])('R44 refuses %j', (text, code, line) => {
  expect(readMoveFile(text)).toEqual({ state: 'refused', problem: { code, line } })
})

test('a slug loses the slashes around it, and the spaces beside them', () => {
  const reading = readMoveFile(`keyword,url,title,clicks,timestamp\n/emma /,${AMAZON},Emma,1,`)
  expect(reading).toMatchObject({ state: 'read', links: [{ oldSlug: 'emma' }] })
})

test('recognizes the export of an account', () => {
  const text = JSON.stringify(
    { version: 1, exportedAt: '2026-11-26T09:30:00.000Z', tables: {} },
    null,
    2,
  )
  expect(readMoveFile(text)).toEqual({ state: 'account' })
})
