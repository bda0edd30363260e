import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { open, removeFolder, signIn } from './testing.ts'

afterAll(removeFolder)

test.each([
  ['nothing', 'There is no command “nothing”.'],
  ['click', 'There is no command “click”. Did you mean “clicks”?'],
  ['whoam', 'There is no command “whoam”. Did you mean “whoami”?'],
  ['links lst', 'There is no command “links lst”. Did you mean “links list”?'],
  ['label list', 'There is no command “label list”. Did you mean “labels list”?'],
])('an unknown command is named: %s', async (line, text) => {
  const opened = open()
  expect(await opened.call(line)).toBe(2)
  expect(opened.notes).toEqual([text, 'See: everyshelf --help'])
})

test('a group of commands without one of them shows its help', async () => {
  const opened = open()
  expect(await opened.call('webhooks')).toBe(2)
  expect(opened.notes.filter((line) => line.startsWith('  webhooks'))).toHaveLength(2)
  expect(opened.notes.join('\n')).not.toContain('labels list')
  expect(await opened.call('labels --help')).toBe(0)
  expect(opened.printed.join('\n')).toContain('  labels list')
})

test('an error names its field once', async () => {
  const refuse = (detail: string) =>
    Response.json({ title: 'Refused', detail, details: { field: 'to' } }, { status: 400 })
  const opened = open({
    'GET /clicks': () => refuse('`to` is before `from`.'),
    'GET /labels': () => refuse('Why.'),
  })
  signIn(opened)
  await opened.call('clicks --from 2026-11-02 --to 2026-11-01')
  await opened.call('labels list')
  expect(opened.notes).toEqual(['Refused: `to` is before `from`.', 'Refused: Why. Field: to.'])
})

test('a reader that stops reading, such as head, ends the program without an error', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  const errors: Buffer[] = []
  child.stderr.on('data', (part: Buffer) => errors.push(part))
  const [code] = await once(child, 'close')
  expect([code, Buffer.concat(errors).toString()]).toEqual([0, ''])
})
