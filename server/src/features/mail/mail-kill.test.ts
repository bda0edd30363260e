import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../schema.ts'
import { createEmptyDatabase, databaseKinds } from '../../testing/databases.ts'
import { startFakeSmtp } from '../../testing/fake-smtp.ts'
import { headersOf } from '../../testing/parse-mail.ts'
import { createClock, createTestMail, resetMail } from '../../testing/test-mail.ts'

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/** Sends the emails due at a given time, and exits. */
const sender = `
import { openDatabase } from ${here('../../db/database.ts')}
import { createTestMail } from ${here('../../testing/test-mail.ts')}
const [config, smtpUrl, time] = process.argv.slice(1)
const database = openDatabase(JSON.parse(config))
await createTestMail(database, { smtpUrl, clock: { now: () => Number(time) } }).drain()
await database.close()`

describe.each(databaseKinds)(
  'a server on %s that is killed after its email has arrived',
  (kind) => {
    it('R37 sends that email once more with the same Message-ID', async () => {
      let child: ChildProcess | undefined
      const smtp = await startFakeSmtp({ onMail: () => void child?.kill('SIGKILL') })
      onTestFinished(smtp.close)
      const place = await createEmptyDatabase(kind)
      onTestFinished(place.remove)
      const clock = createClock()

      async function withMail<Result>(use: (mail: ReturnType<typeof createTestMail>) => Result) {
        const database = openDatabase(place.config)
        await migrate(database, place.config)
        const result = await use(createTestMail(database, { smtpUrl: smtp.url, clock }))
        await database.close()
        return result
      }

      await withMail(({ enqueue }) => enqueue(resetMail()))
      const results: (string | null)[] = []
      for (let start = 0; start < 4; start++) {
        const facts = [JSON.stringify(place.config), smtp.url, String(clock.now())]
        child = spawn(process.execPath, ['--input-type=module', '-e', sender, ...facts], {
          env: { ...process.env, NODE_COMPILE_CACHE: inject('compiledCode') },
          stdio: ['ignore', 'ignore', 'inherit'],
        })
        const [, signal] = await once(child, 'exit')
        results.push(signal)
        clock.pass(5 * 60_000)
      }
      expect(results).toEqual(['SIGKILL', 'SIGKILL', null, null])
      const ids = smtp.mails.flatMap((mail) => headersOf(mail, 'message-id'))
      expect(ids).toHaveLength(2)
      expect(ids[1]).toBe(ids[0])
      expect(await withMail(({ rows }) => rows())).toMatchObject([
        { sentAt: null, lastError: 'interrupted twice while sending' },
      ])
    })
  },
)
