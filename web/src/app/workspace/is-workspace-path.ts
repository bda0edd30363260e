/** Where the paths of signed-in pages start. Every public page has this code, but not the list of entries. */
const WORKSPACE =
  /^\/(?:dashboard|analytics|earnings|pages|profile|links|link-management|universal-links)(?:\/|$)/

/** @example isWorkspacePath('/link-management/5f0c') // true */
export function isWorkspacePath(path: string): boolean {
  return WORKSPACE.test(path)
}
