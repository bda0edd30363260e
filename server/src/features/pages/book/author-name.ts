/** Whether two spellings name the same person. @example isSameName('Charlotte Bronte', 'Charlotte Brontë') // true */
export function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0
}
