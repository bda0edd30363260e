import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Engine } from 'php-parser'
import { describe, expect, test } from 'vitest'
import { readText, repositoryRoot } from '../architecture/source-tree.ts'

const FOLDER = 'integrations/wordpress/everyshelf'
const PLUGIN = join(repositoryRoot, FOLDER, 'everyshelf.php')
const RUNNER = join(repositoryRoot, 'e2e/wordpress/run-plugin.php')

const php = readText(`${FOLDER}/everyshelf.php`)
const readme = readText(`${FOLDER}/readme.txt`)
const block = JSON.parse(readText(`${FOLDER}/block/block.json`)) as Record<string, unknown>

const hasPhp = spawnSync('php', ['--version']).status === 0
const reason = hasPhp ? '' : ' (skipped: PHP is not installed)'

/** A line such as ` * Version: 1.0.0` of the plugin, or `Stable tag: 1.0.0` of its readme. */
function header(text: string, name: string): string | undefined {
  return new RegExp(`^(?: \\* )?${name}: *(.+)$`, 'm').exec(text)?.[1]
}

describe('the plugin for WordPress', () => {
  test('has valid PHP', () => {
    const tree = new Engine({ parser: { version: '7.4' } }).parseCode(php, 'everyshelf.php')
    expect(tree.errors).toEqual([])
    expect(() => new Engine({}).parseCode('<?php function ( {', 'broken.php')).toThrow()
  })

  test('has the headers that WordPress reads, with one version everywhere', () => {
    const version = header(php, 'Version')
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(php).toContain(`const EVERYSHELF_VERSION = '${version}';`)
    expect([header(readme, 'Stable tag'), block.version]).toEqual([version, version])
    expect(readme).toContain(`= ${version} =`)
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
      expect(header(php, name), name).toBe(header(readme, name))
    }
    expect(header(php, 'License')).toBe('GPL-2.0-or-later')
    expect(header(php, 'Plugin Name')).toBe(/^=== (.+) ===$/m.exec(readme)?.[1])
    expect(header(php, 'Text Domain')).toBe(block.textdomain)
    expect(header(readme, 'Tested up to')).toMatch(/^\d+\.\d+$/)
    expect(header(readme, 'Tags')?.split(',').length).toBeLessThanOrEqual(5)
    expect(header(readme, 'Contributors')).toBeDefined()
    const [, short = ''] = /^License URI: .+\n\n(.+)\n\n== Description ==$/m.exec(readme) ?? []
    expect(short.length).toBeGreaterThan(20)
    expect(short.length).toBeLessThanOrEqual(150)
    expect(readText(`${FOLDER}/LICENSE`)).toContain('Version 2, June 1991')
  })

  test('has a block with the fields that WordPress requires, and no script of another site', () => {
    expect(block).toMatchObject({
      apiVersion: 3,
      name: 'everyshelf/card',
      title: 'Everyshelf card',
    })
    expect(php).toContain(`wp_register_script( '${block.editorScript}', plugins_url(`)
    const editor = readText(`${FOLDER}/block/editor.js`)
    expect(editor).toContain(`registerBlockType('${block.name}'`)
    expect(`${php}${editor}`).not.toMatch(
      /<script|https?:\/\/(?!www\.gnu\.org|books\.example\.org)\w/,
    )
  })

  test('exits outside WordPress, and translates every text of its pages', () => {
    expect(php).toContain("defined( 'ABSPATH' ) || exit;")
    for (const [, call] of php.matchAll(/\b((?:esc_html_e|__)\( '[^']+'[^)]*\))/g)) {
      expect(call).toMatch(/, 'everyshelf' \)$/)
    }
  })
})

interface Step {
  readonly call?: string
  readonly args?: readonly unknown[]
  readonly server?: string
  readonly response?: { readonly status: number; readonly body: string } | null
  readonly expire?: true
  readonly read?: 'requests' | 'calls' | 'errors'
}

function run(...steps: readonly Step[]): unknown[] {
  const output = execFileSync('php', [RUNNER, PLUGIN], { input: JSON.stringify(steps) })
  return JSON.parse(output.toString()) as unknown[]
}

const SERVER = 'https://books.example.org'
const LINK = `${SERVER}/go/my-book`
const server: Step = { server: SERVER }
const show: Step = { call: 'everyshelf_render', args: [LINK] }

function card(changes: Readonly<Record<string, unknown>> = {}): Step {
  const html = `<iframe class="x" src="${SERVER}/embed/my-book?size=m&amp;theme=auto" onload="evil()"></iframe><script>evil()</script>`
  const response = { version: '1.0', type: 'rich', html, width: 480, height: 160, title: 'Emma' }
  return { response: { status: 200, body: JSON.stringify({ ...response, ...changes }) } }
}
const FRAME = `<iframe src="${SERVER}/embed/my-book?size=m&amp;theme=auto" width="480" height="160" title="Emma" loading="lazy" style="display:block;width:100%;max-width:480px;border:0;border-radius:8px" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
const PLAIN = `<a href="${LINK}">${LINK}</a>`

describe.skipIf(!hasPhp)(`the plugin under PHP${reason}`, () => {
  test('is what PHP accepts', () => {
    expect(spawnSync('php', ['-l', PLUGIN]).status).toBe(0)
  })

  test('takes the origin of an https address, and nothing else', () => {
    const addresses: readonly (readonly [unknown, string])[] = [
      ['https://books.example.org', SERVER],
      [' https://BOOKS.example.org/ ', SERVER],
      ['https://books.example.org:8080', `${SERVER}:8080`],
      ['http://books.example.org', ''],
      ['https://books.example.org/go/x', ''],
      ['https://user:pass@books.example.org', ''],
      ['https://books.example.org?x=1', ''],
      ['javascript:alert(1)', ''],
      ['https://"><script>', ''],
      ['books.example.org', ''],
      ['', ''],
      [['https://books.example.org'], ''],
    ]
    const steps = addresses.map(
      ([text]): Step => ({ call: 'everyshelf_clean_server', args: [text] }),
    )
    expect(run(...steps)).toEqual(addresses.map(([, origin]) => origin))
  })

  test('keeps the address when another one is not valid', () => {
    const clean = (text: string): Step => ({ call: 'everyshelf_sanitize_server', args: [text] })
    const steps = [server, clean('http://x.example'), clean('https://x.example/'), clean(' ')]
    expect(run(...steps, { read: 'errors' })).toEqual([
      SERVER,
      'https://x.example',
      '',
      ['invalid-server'],
    ])
  })

  test('registers the server for the editor and for pages, once its address is set', () => {
    const start: Step = { call: 'everyshelf_start' }
    const calls: Step = { read: 'calls' }
    const [, before, , after] = run(start, calls, server, start, calls)
    const nameOf = ([name]: readonly unknown[]) => name
    expect((before as unknown[][]).map(nameOf)).toEqual(['wp_register_script'])
    expect(after).toEqual(
      expect.arrayContaining([
        ['wp_oembed_add_provider', `${SERVER}/go/*`, `${SERVER}/oembed`],
        ['wp_oembed_add_provider', `${SERVER}/book/*`, `${SERVER}/oembed`],
      ]),
    )
    expect((after as unknown[][]).map(nameOf)).toContain('wp_embed_register_handler')
  })

  test('makes cards of the links of its server only', () => {
    const isLink = (url: unknown): Step => ({ call: 'everyshelf_is_link', args: [url] })
    const yes = [LINK, `${LINK}?country=DE`, `${SERVER}/book/9780143127741/universal`]
    const no = [
      ...[`${SERVER}/`, `${SERVER}/go/`, `${SERVER}/profile`, `${SERVER}.evil.test/go/x`],
      ...['https://evil.test/go/x', `${LINK}\nx`, 7],
    ]
    const expected = [...yes.map(() => true), ...no.map(() => false)]
    expect(run(server, ...[...yes, ...no].map(isLink))).toEqual(expected)
    expect(run(isLink(LINK))).toEqual([false])
  })

  test('shows a frame, and no HTML of the server', () => {
    expect(run(server, card(), show, show, { read: 'requests' })).toEqual([
      FRAME,
      FRAME,
      [`${SERVER}/oembed?url=${encodeURIComponent(LINK)}&format=json`],
    ])
    const [odd] = run(server, card({ title: '<b>"Emma"</b> & co', width: 1e9, height: 'x' }), show)
    expect(odd).toContain('width="480" height="180" title="&quot;Emma&quot; &amp; co"')
    const data = { object: JSON.parse(card().response?.body ?? '') as object }
    const parse = (url: string): Step => ({
      call: 'everyshelf_parse_oembed',
      args: ['<p>theirs</p>', data, url],
    })
    expect(run(server, parse(LINK), parse('https://video.example/1'))).toEqual([
      FRAME,
      '<p>theirs</p>',
    ])
  })

  test.each([
    ['the server does not answer', { response: null }],
    ['the server answers 500', { response: { status: 500, body: '{}' } }],
    ['the answer is no JSON', { response: { status: 200, body: '<html>' } }],
    ['the answer is no card', card({ type: 'link' })],
    ['the frame is of another site', card({ html: '<iframe src="https://evil.test/embed/x">' })],
    ['the frame is no card', card({ html: `<iframe src="${SERVER}/profile">` })],
    ['the HTML is no text', card({ html: ['<iframe>'] })],
  ])('shows a plain link, and waits before it asks again, if %s', (_reason, response) => {
    const [first, second, requests] = run(server, response, show, show, { read: 'requests' })
    expect([first, second]).toEqual([PLAIN, PLAIN])
    expect(requests).toHaveLength(1)
  })

  test('shows the last card while the server is away', () => {
    const steps = [server, card(), show, { expire: true as const }, { response: null }, show, show]
    const [first, second, third, requests] = run(...steps, { read: 'requests' })
    expect([first, second, third]).toEqual([FRAME, FRAME, FRAME])
    expect(requests).toHaveLength(2)
  })

  test('links to addresses of other sites, escapes them, and shows nothing for other text', () => {
    const render = (url: unknown): Step => ({ call: 'everyshelf_render_block', args: [{ url }] })
    const odd = 'https://evil.test/?a=1&b=2'
    expect(
      run(server, render(odd), render('javascript:alert(1)'), render('"><b>'), render(7)),
    ).toEqual([
      '<div class="wp-block-everyshelf-card"><a href="https://evil.test/?a=1&amp;b=2">https://evil.test/?a=1&amp;b=2</a></div>',
      '',
      '',
      '',
    ])
  })
})
