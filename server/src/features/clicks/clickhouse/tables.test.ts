import { expect, it, onTestFinished } from 'vitest'
import { describeClickHouse } from '../../../testing/clickhouse.ts'
import { type ClickHouseRequest, openClickHouse } from './clickhouse.ts'
import { createTablesOnce, readTablesSize } from './tables.repo.ts'

describeClickHouse('the tables of clicks', (openServer) => {
  async function open(parameters = '') {
    const { url } = await openServer()
    const requests: ClickHouseRequest[] = []
    const clickHouse = openClickHouse(url + parameters, (request) => void requests.push(request))
    onTestFinished(clickHouse.close)
    return { clickHouse, requests, url }
  }

  it('are created once, and their size is known', async () => {
    const { clickHouse, requests } = await open()
    expect(await readTablesSize(clickHouse)).toBe(0)
    const createTables = createTablesOnce(clickHouse)
    await Promise.all([createTables(), createTables()])
    const commands = requests.filter(({ kind }) => kind === 'command')
    expect(commands).toHaveLength(5)
    await clickHouse.insert('day_reader', [{ owner: 1, day: '2026-11-21', visitorHash: 'one' }])
    expect(await readTablesSize(clickHouse)).toBeGreaterThan(100)
  })

  it.each(['18.16.1', '23.8.16.40', '24.3.5.46', '24.7.1.1'])(
    'are not created on version “%s”, which is too old',
    async (version) => {
      const { clickHouse, requests } = await open()
      const createTables = createTablesOnce({ ...clickHouse, readVersion: async () => version })
      await expect(createTables()).rejects.toThrow(
        `ClickHouse ${version} is too old. Everyshelf needs 24.8 or newer.`,
      )
      expect(requests).toEqual([])
    },
  )

  it.each(['24.8.14.39', '24.10.1.1', '25.3.2.39', '100.1.1.1'])(
    'are created on version %s',
    async (version) => {
      const { clickHouse, requests } = await open()
      await createTablesOnce({ ...clickHouse, readVersion: async () => version })()
      expect(requests).toHaveLength(5)
    },
  )

  it('are reached with the settings of the URL beside our own, only by the connection of this URL', async () => {
    const readSettings = async (clickHouse: ReturnType<typeof openClickHouse>) =>
      await clickHouse.query(
        `SELECT getSetting('insert_quorum') AS quorum, getSetting('async_insert') AS isAsync`,
      )
    const { clickHouse, url } = await open('?clickhouse_setting_insert_quorum=2')
    expect(await readSettings(clickHouse)).toEqual([{ quorum: 2, isAsync: false }])
    const other = openClickHouse(url)
    onTestFinished(other.close)
    expect(await readSettings(other)).toEqual([{ quorum: 0, isAsync: false }])
  })

  it('report how each request ended', async () => {
    const { clickHouse, requests } = await open()
    await clickHouse.query('SELECT 1')
    await expect(clickHouse.command('DROP TABLE missing')).rejects.toThrow('missing')
    await expect(clickHouse.insert('missing', [{}])).rejects.toThrow('missing')
    expect(requests.map(({ kind, hasFailed }) => [kind, hasFailed])).toEqual([
      ['query', false],
      ['command', true],
      ['insert', true],
    ])
    expect(requests.every(({ seconds }) => seconds > 0)).toBe(true)
  })

  it('are reachable with the right user and database only', async () => {
    const { clickHouse, url } = await open()
    expect(await clickHouse.isReachable()).toBe(true)
    expect(await clickHouse.readVersion()).toMatch(/^\d+\.\d+\./)
    for (const wrong of [
      url.replace('http://', 'http://stranger:secret@'),
      url.replace(/test_\w+/, 'missing'),
      'http://127.0.0.1:9/test',
    ]) {
      const connection = openClickHouse(wrong)
      onTestFinished(connection.close)
      expect(await connection.isReachable(), wrong).toBe(false)
    }
  })
})
