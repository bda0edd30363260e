import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSitePages } from './site-pages.ts'
import { listStaticFiles } from './static-files.ts'

const SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'
const PAGE = `<!doctype html>
<html lang="en"><body><p>Books<span data-service-tags="some"> <!-- -->${SENTENCE}</span><span data-service-tags="none"> No tag.</span></p></body></html>`

function open(hasServiceTags: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'everyshelf-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages', 'about.html'), PAGE)
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"></html>')
  const files = listStaticFiles(folder)
  return createSitePages(files, 'https://books.example.org', hasServiceTags)
}

test('A1 a server with affiliate tags says in the page itself who earns', () => {
  const page = open(true).find('/about')?.body.toString()
  expect(page).toContain(`<p>Books<span data-service-tags="some"> <!-- -->${SENTENCE}</span></p>`)
  expect(page).not.toContain('data-untagged')
})

test('A1 a server without affiliate tags says that it has none, and tells the app so', () => {
  const pages = open(false)
  const page = pages.find('/about')?.body.toString()
  expect(page).toBe(
    '<!doctype html>\n<html data-untagged lang="en"><body><p>Books<span data-service-tags="none"> No tag.</span></p></body></html>',
  )
  expect(pages.findShell()?.body.toString()).toBe(
    '<!doctype html><html data-untagged lang="en"></html>',
  )
})
