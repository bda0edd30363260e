import { environmentSchema } from './config-schema.ts'

/** The text of `.env.example`: every variable with its description, its default or an example. */
export function renderEnvironmentExample(): string {
  const blocks = Object.entries(environmentSchema.shape).map(([name, field]) => {
    const { description = '', example } = field.meta() ?? {}
    const byDefault = defaultOf(field)
    const value = byDefault || (typeof example === 'string' ? example : '')
    return `# ${description}\n# ${name}=${value}\n`
  })
  return [
    '# Server settings. Copy this file to .env and uncomment what you want to change. All are optional.\n',
    ...blocks,
  ].join('\n')
}

function defaultOf(field: { safeParse: (value: unknown) => { data?: unknown } }): string {
  const { data } = field.safeParse(undefined)
  return typeof data === 'string' || typeof data === 'number' ? String(data) : ''
}
