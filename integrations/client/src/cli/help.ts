import { commands } from './commands.ts'
import type { Command } from './shell.ts'

const common = [
  ['--server <address>', 'Server address (default: EVERYSHELF_SERVER, then your last login)'],
  ['--json', 'Print JSON'],
  ['-h, --help', 'Show this help'],
] as const

/** What `everyshelf --help` prints. */
export function describeAll(): string[] {
  return [
    'Create and read Global Links of an Everyshelf server.',
    '',
    'Usage: everyshelf <command> [options]',
    '',
    'Commands:',
    ...indent(commands.map(toLine)),
    '',
    'Options:',
    ...indent([...common, ['--version', 'Print the version']]),
    '',
    'EVERYSHELF_API_KEY replaces the stored key, for scripts without a user.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in.',
  ]
}

/** What `everyshelf links` prints. */
export function describeGroup(group: readonly Command[]): string[] {
  return ['Commands:', ...indent(group.map(toLine)), '', 'Options:', ...indent(common)]
}

/** What `everyshelf links create --help` prints. */
export function describeCommand({ name, usage, summary, options }: Command): string[] {
  return [
    `${summary}.`,
    '',
    `Usage: everyshelf ${name} ${usage}`.trimEnd(),
    '',
    'Options:',
    ...indent([...options, ...common]),
  ]
}

function toLine({ name, usage, summary }: Command): readonly [string, string] {
  return [`${name} ${usage}`.trim(), summary]
}

function indent(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
