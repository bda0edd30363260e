import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseWebUrl, readProductUrl, readUnknownSiteUrl, unwrapUrl } from './index.ts'

const BOOK = 'https://www.amazon.com/dp/0143127748'
const encoded = encodeURIComponent(BOOK)
const inBase64 = Buffer.from(BOOK).toString('base64url')
const inJson = Buffer.from(JSON.stringify({ e: BOOK })).toString('base64url')

const wrapped = [
  `https://www.google.com/url?sa=t&url=${encoded}&usg=A`,
  `https://www.google.com/url?q=${BOOK}&sa=D&source=docs`,
  `https://www.google.co.uk/url?q=${encoded}`,
  `google.ch/url?q=${encoded}`,
  `https://www.google.com/amp/s/www.amazon.com/dp/0143127748`,
  `https://www.googleadservices.com/pagead/aclk?sa=L&ai=x&adurl=${encoded}`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://lm.facebook.com/l.php?u=${encoded}`,
  `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
  `https://l.messenger.com/l.php?u=${encoded}`,
  `https://l.instagram.com/?u=${encoded}&e=AT`,
  `https://l.threads.net/?u=${encoded}`,
  `https://l.wl.co/l?u=${encoded}`,
  `https://www.youtube.com/redirect?event=video_description&redir_token=x&q=${encoded}&v=y`,
  `https://m.youtube.com/redirect?q=${encoded}`,
  `https://nam12.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02`,
  `https://nam12.safelinks.protection.outlook.com/ap/w-59584e83/?url=${encoded}`,
  `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}`,
  `https://urldefense.com/v3/__${BOOK}__;!!Nhn8V6BzJA!abc$`,
  `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.amazon.com_dp_0143127748&d=DwMFaQ`,
  `https://www.amazon.com/gp/r.html?C=1X&K=2Y&M=urn:rtn:msg:3&R=4&T=C&U=${encoded}%3Fref_%3Dpe_1&H=5`,
  `https://www.amazon.com/gp/f.html?C=1&T=C&U=${encoded}`,
  `https://www.amazon.de/gp/redirect.html/ref=x?location=${encoded}&token=1`,
  `https://www.amazon.com/exec/obidos/redirect?link_code=as2&path=ASIN/0143127748&tag=x-20`,
  `https://click.convertkit-mail2.com/abc/def/${inBase64}`,
  `https://0k7tm.mjt.lu/lnk/AAAA/1/x8qyZ/${inBase64}`,
  `https://substack.com/redirect/2/${inJson}`,
  `https://mandrillapp.com/track/click/300/www.amazon.com?p=${inJson}`,
  `https://click.pstmrk.it/3s/www.amazon.com%2Fdp%2F0143127748/abc/def/1`,
  `https://x1.r.us-east-1.awstrack.me/L0/https:%2F%2Fwww.amazon.com%2Fdp%2F0143127748/1/0100abc/x=300`,
  `https://www.linkedin.com/redir/redirect?url=${encoded}`,
  `https://out.reddit.com/t3_x?url=${encoded}&token=1`,
  `https://t.umblr.com/redirect?z=${encoded}&t=1`,
  `https://www.pinterest.com/offsite/?token=1&url=${encoded}`,
  `https://www.tiktok.com/link/v2?aid=1&scene=bio_url&target=${encoded}`,
  `https://duckduckgo.com/l/?uddg=${encoded}`,
  `https://www.bing.com/ck/a?!&&p=1&u=a1${inBase64}&ntb=1`,
  `https://slack-redir.net/link?url=${encoded}`,
  `https://vk.com/away.php?to=${encoded}`,
  `https://web.archive.org/web/20200101000000/${BOOK}`,
  `https://www.awin1.com/cread.php?awinmid=3787&awinaffid=1&ued=${encoded}`,
  `https://go.redirectingat.com/?id=1&url=${encoded}`,
  `https://aax-us-east-retail-direct.amazon.com/x/c/JFabc/${BOOK}`,
  `https://aax-us-east.amazon-adsystem.com/x/c/JFabc/${BOOK}/ref=sm_n`,
  `https://urldefense.com/v3/__https:/*www.amazon.com/dp/0143127748__;Lw!!abc!x$`,
  `https://urldefense.com/v3/__https:/www.amazon.com/dp/0143127748__;!!abc!x$`,
  `https://away.vk.com/away.php?to=${encoded}`,
  `https://steamcommunity.com/linkfilter/?u=${encoded}`,
  `https://steamcommunity.com/linkfilter/?url=${encoded}`,
  `https://offsite.pinterest.com/offsite?url=${encoded}`,
  `https://t.me/share/url?url=${encoded}`,
  `https://exit.sc/?url=${encoded}`,
  `https://gate.sc/?url=${encoded}`,
  `https://getpocket.com/redirect?url=${encoded}`,
  `https://link.zhihu.com/?target=${encoded}`,
  `https://www.douban.com/link2/?url=${encoded}`,
  `https://deref-gmx.net/mail/client/abc/dereferrer/?redirectUrl=${encoded}`,
  `https://deref-web.de/mail/client/abc/dereferrer/?redirectUrl=${encoded}`,
  `https://deref-mail.com/mail/client/abc/dereferrer/?redirectUrl=${encoded}`,
  `https://wa.me/?text=${encoded}`,
  `https://api.whatsapp.com/send?text=Read%20this%3A%20${encoded}`,
  `https://bsky.app/intent/compose?text=Read%20${encoded}%20now`,
  `https://x.com/intent/post?text=Read%20${encoded}`,
  'https://www-amazon-com.translate.goog/dp/0143127748?_x_tr_sl=en&_x_tr_tl=de',
  `https://href.li/?${BOOK}`,
  `https://www.deviantart.com/users/outgoing?${BOOK}?ref=x`,
]

describe('a link around a book leads to the book', () => {
  test.each(wrapped)('%s', (text) => {
    expect(readProductUrl(text)).toMatchObject({
      kind: 'product',
      retailer: 'amazon',
      identifier: { isbn13: '9780143127741' },
    })
  })

  test('also when one link is around another', () => {
    const twice = `https://www.google.com/url?q=${encodeURIComponent(wrapped[6] ?? '')}`
    const text = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(twice)}`
    expect(readProductUrl(text)).toMatchObject({ identifier: { isbn13: '9780143127741' } })
  })

  test('also when the target is encoded twice', () => {
    const text = `https://l.facebook.com/l.php?u=${encodeURIComponent(encoded)}`
    expect(readProductUrl(text)).toMatchObject({ identifier: { isbn13: '9780143127741' } })
  })

  test('also when the whole address is encoded', () => {
    expect(readProductUrl(encoded)).toMatchObject({ identifier: { isbn13: '9780143127741' } })
    expect(readProductUrl('https%3A%2F%2Fwww.amazon.com%40evil.example%2Fdp%2F0143127748')).toEqual(
      { kind: 'unknown' },
    )
  })

  test('and its tag is the tag of the target', () => {
    const text = `https://www.google.com/url?q=${encodeURIComponent(`${BOOK}?tag=x-20`)}`
    expect(readProductUrl(text)).toMatchObject({ foreignTag: 'x-20' })
  })
})

test('a link around a short link is that short link', () => {
  const text = 'https://l.instagram.com/?u=https%3A%2F%2Famzn.to%2F47XQoin&e=AT'
  expect(readProductUrl(text)).toMatchObject({ url: 'https://amzn.to/47XQoin' })
})

test('a link around the page of an unknown site names the book of that page', () => {
  const text = 'https://www.google.com/url?q=https%3A%2F%2Fopenlibrary.org%2Fisbn%2F9780140328721'
  expect(readUnknownSiteUrl(text)?.site).toBe('openlibrary.org')
})

describe('S8 the target passes the same check of its host', () => {
  test.each([
    'https://www.amazon.com.evil.example/dp/0143127748',
    'https://user@www.amazon.com/dp/0143127748',
    'https://www.amazon.com:8443/dp/0143127748',
    'https://www.\u0430mazon.com/dp/0143127748',
    'https://www-amazon-com-evil.translate.goog/dp/0143127748',
    'javascript://www.amazon.com/dp/0143127748',
    '//www.amazon.com/dp/0143127748',
  ])('%s', (target) => {
    const text = `https://www.google.com/url?q=${encodeURIComponent(target)}`
    expect(readProductUrl(text)).toEqual({ kind: 'unknown' })
  })

  test.each([
    `https://www.google.com.evil.example/url?q=${encoded}`,
    `https://evil.example/url?q=${encoded}`,
    `https://safelinks.protection.outlook.com.evil.example/?url=${encoded}`,
    `https://notfacebook.com/l.php?u=${encoded}`,
  ])('and only known hosts are unwrapped: %s', (text) => {
    expect(readProductUrl(text)).toEqual({ kind: 'unknown' })
  })
})

test('the pages of these sites themselves stay as they are', () => {
  for (const text of [
    'https://www.google.com/search?q=dune',
    'https://www.facebook.com/ada',
    'https://www.youtube.com/watch?v=x',
    'https://www.amazon.com/gp/r.html?C=1',
    'https://www.awin1.com/cread.php?awinmid=3787',
  ]) {
    const url = parseWebUrl(text)
    expect(url && unwrapUrl(url)).toBe(url)
  }
})

test('R44 a link around itself ends', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), (depth) => {
      let text = BOOK
      for (let at = 0; at < depth; at++) {
        text = `https://l.facebook.com/l.php?u=${encodeURIComponent(text)}`
      }
      expect(['product', 'unknown']).toContain(readProductUrl(text).kind)
    }),
  )
})
