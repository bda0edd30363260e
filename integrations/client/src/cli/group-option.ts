import { UsageError } from './shell.ts'

/** @example listGroups(['day', 'book', 'store']) // 'day, book, or store' */
export function listGroups(groups: readonly string[]): string {
  return `${groups.slice(0, -1).join(', ')}, or ${groups.at(-1)}`
}

/** What `--group` names. The groups are those of the API. */
export function readGroup<Group extends string>(groups: readonly Group[], text: string): Group {
  const group = groups.find((name) => name === text)
  if (group) return group
  throw new UsageError(`--group must be ${listGroups(groups)}.`)
}
