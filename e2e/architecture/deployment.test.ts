import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles, readText } from './source-tree.ts'

const files = listFiles()
const isInRepository = (path: string) =>
  files.includes(path) || files.some((file) => file.startsWith(`${path}/`))

/** What the build makes, by the outputs of its steps. */
const isBuilt = (path: string) =>
  ['server/dist', 'web/dist'].some((folder) => path === folder || path.startsWith(`${folder}/`))

const settings = [...readText('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

interface Instruction {
  readonly name: string
  readonly text: string
}

const stages = readText('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line): Instruction => ({ name: line.split(' ')[0] ?? '', text: line }))
  .reduce<Instruction[][]>((all, instruction) => {
    if (instruction.name === 'FROM') all.push([])
    all.at(-1)?.push(instruction)
    return all
  }, [])
const instructions = stages.flat()
const last = stages.at(-1) ?? []
const textsOf = (list: readonly Instruction[], name: string) =>
  list.filter((instruction) => instruction.name === name).map(({ text }) => text)

describe('the Dockerfile', () => {
  test('builds on one image with its full version', () => {
    const bases = textsOf(instructions, 'FROM').map((text) => text.split(' ')[1])
    expect(new Set(bases).size).toBe(1)
    expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z-]+$/)
    expect(readText('package.json')).toContain(`"24.21.0"`)
    expect(bases[0]).toContain('24.21.0')
  })

  test('copies only existing files', () => {
    const stageNames = textsOf(instructions, 'FROM').flatMap(
      (text) => / AS (\w+)/.exec(text)?.[1] ?? [],
    )
    const missing = textsOf(instructions, 'COPY').flatMap((text) => {
      const [, ...words] = text.split(' ')
      const stage = /^--from=(\w+)$/.exec(words[0] ?? '')?.[1]
      const sources = words.slice(stage ? 1 : 0, -1)
      if (!stage) return sources.filter((source) => !isInRepository(source))
      const isThere = (source: string) => source === '/app' || isBuilt(source.replace('/app/', ''))
      return stageNames.includes(stage) ? sources.filter((source) => !isThere(source)) : [stage]
    })
    expect(missing).toEqual([])
    expect(textsOf(instructions, 'ADD')).toEqual([])
  })

  test('runs and health-checks what it has copied, as an unprivileged user', () => {
    const copied = textsOf(last, 'COPY').map((text) => text.split(' ').at(-1) ?? '')
    const commands = last.filter(({ name }) => name === 'CMD' || name === 'HEALTHCHECK')
    expect(commands.map(({ name }) => name)).toEqual(['HEALTHCHECK', 'CMD'])
    for (const { text } of commands) {
      const script = /"([\w/-]+\.(?:ts|js))"/.exec(text)?.[1] ?? ''
      expect(isInRepository(script) || isBuilt(script), script).toBe(true)
      expect(
        copied.some((folder) => script.startsWith(`${folder}/`)),
        script,
      ).toBe(true)
    }
    expect(textsOf(last, 'USER')).toEqual(['USER node'])
    const after = last.slice(last.findIndex(({ name }) => name === 'USER'))
    expect(textsOf(after, 'RUN')).toEqual([])
    expect(readText('server/scripts/check-health.ts')).toContain('/healthz')
    for (const [, script] of instructions.join(' ').matchAll(/RUN node ([\w/.-]+)/g)) {
      expect(isInRepository(script ?? '')).toBe(true)
    }
  })

  test('takes no secret, no data and nothing installed into the image', () => {
    const ignored = readText('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'data', '**/node_modules']))
  })
})

interface Service {
  readonly image: string
  readonly build?: string
  readonly environment?: Record<string, string>
  readonly volumes?: string[]
  readonly networks?: string[]
  readonly depends_on?: string[] | Record<string, unknown>
  readonly ports?: string[]
  readonly deploy?: { replicas: string }
  readonly healthcheck?: unknown
  readonly read_only?: boolean
  readonly cap_drop?: string[]
}

interface Compose {
  readonly services: Record<string, Service>
  readonly volumes: Record<string, null>
  readonly networks?: Record<
    string,
    { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null
  >
}

describe.each(['compose.yaml', 'compose.replicas.yaml', 'compose.clickhouse.yaml'])(
  '%s',
  (file) => {
    const compose = parse(readText(file)) as Compose
    const services = Object.entries(compose.services)

    test('names only what it declares, and images by their version', () => {
      const wrong = services.flatMap(([name, service]) => {
        const volumes = (service.volumes ?? []).map((text) => text.split(':')[0] ?? '')
        const after = Object.keys(
          Array.isArray(service.depends_on)
            ? Object.fromEntries(service.depends_on.map((other) => [other, null]))
            : (service.depends_on ?? {}),
        )
        return [
          ...volumes.filter((volume) =>
            volume.startsWith('./')
              ? !isInRepository(volume.slice(2))
              : !(volume in compose.volumes),
          ),
          ...(service.networks ?? []).filter((network) => !(network in (compose.networks ?? {}))),
          ...after.filter((other) => !(other in compose.services)),
          ...(service.build || /^(?:[a-z]+\/)?[a-z-]+:\d+[\d.]*(?:-[a-z]+)?$/.test(service.image)
            ? []
            : [name]),
        ]
      })
      expect(wrong).toEqual([])
    })

    test('gives the server settings that exist, its data a volume, and no rights', () => {
      const { everyshelf } = compose.services
      const names = Object.keys(everyshelf?.environment ?? {})
      expect(names.filter((name) => !settings.includes(name))).toEqual([])
      expect(everyshelf).toMatchObject({
        build: '.',
        read_only: true,
        cap_drop: ['ALL'],
        volumes: ['data:/data'],
      })
      expect(everyshelf?.environment?.DATA_DIR).toBe('/data')
      expect(
        Object.values(compose.services).some(({ ports }) => ports?.includes('3000:3000')),
      ).toBe(false)
    })
  },
)

test.each([
  ['compose.replicas.yaml', {}],
  ['compose.clickhouse.yaml', { clickhouse: { condition: 'service_started' } }],
])('replicas of %s trust only Caddy, and wait for PostgreSQL only', (file, others) => {
  const compose = parse(readText(file)) as Compose
  const { everyshelf, postgres, caddy } = compose.services
  expect(everyshelf?.deploy?.replicas).toMatch(/^\$\{REPLICAS:-3\}$/)
  expect(everyshelf?.ports).toBeUndefined()
  expect(everyshelf?.networks).toEqual(['inside', 'storage'])
  expect(caddy?.networks).toEqual(['inside', 'outside'])
  expect(compose.networks?.inside?.ipam?.config).toEqual([
    { subnet: everyshelf?.environment?.TRUSTED_PROXIES },
  ])
  expect(everyshelf?.depends_on).toEqual({
    postgres: { condition: 'service_healthy' },
    ...others,
  })
  expect(postgres?.healthcheck).toBeDefined()
  const proxy = readText('docs/operating/Caddyfile')
  for (const header of ['CF-IPCountry', 'X-Country'])
    expect(proxy).toContain(`header_up -${header}`)
})

test.each(['compose.replicas.yaml', 'compose.clickhouse.yaml'])(
  'the databases of %s are out of reach, and reach nothing',
  (file) => {
    const { services, networks } = parse(readText(file)) as Compose
    expect(networks?.storage?.internal).toBe(true)
    const { postgres, clickhouse } = services
    for (const database of [postgres, clickhouse].filter((each) => each !== undefined)) {
      expect(database.networks).toEqual(['storage'])
      expect(database.ports).toBeUndefined()
    }
    expect(Object.keys(postgres?.environment ?? {})).toEqual(['POSTGRES_PASSWORD'])
    expect(postgres?.volumes).toContain(
      './docs/operating/postgres-role.sh:/docker-entrypoint-initdb.d/role.sh:ro',
    )
  },
)

describe('the units of systemd', () => {
  test.each(['everyshelf.service', 'everyshelf-backup.service'])(
    '%s starts an existing script',
    (name) => {
      const unit = readText(`docs/operating/${name}`)
      const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
      const [program = '', ...args] = command.split(' ')
      expect(program).toBe('/opt/everyshelf/node_modules/.bin/node')
      const script = args.find((word) => /\.(ts|js)$/.test(word)) ?? ''
      expect(isInRepository(script) || isBuilt(script), script).toBe(true)
      const names = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, each]) => each)
      expect(names.filter((each) => !settings.includes(each))).toEqual([])
      expect(unit).toContain('User=everyshelf')
      expect(unit).toContain('NoNewPrivileges=yes')
    },
  )
})

test('the guides for operators name only existing commands', () => {
  const text = listFiles()
    .filter((path) => /^docs\/operating.*\.md$/.test(path))
    .map(readText)
    .join('\n')
  const commands = [...text.matchAll(/\bpnpm (?!--)([a-z][\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => name !== 'install' && !(name in scripts))).toEqual([])
})
