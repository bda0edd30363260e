import { accessSync, constants, statSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** What this account has to be able to do with a file or folder of DATA_DIR. */
type Kind = 'file' | 'folder'

/** Throws what an operator can act on when a path is there and this account cannot use it (R53). */
export function requireAccess(path: string, kind: Kind): void {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status) return
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (kind === 'folder' ? constants.X_OK : 0))
  } catch (error) {
    throw explainAccess(path, kind, error)
  }
  // Only the owner, or root, may make a file private.
  if (kind === 'file' && isOfAnother(status.uid) && process.getuid?.() !== 0) {
    throw new StartError(describeOwner(path, kind, status.uid))
  }
}

export function explainAccess(path: string, kind: Kind, error: unknown): StartError {
  if (error instanceof StartError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EROFS') {
    return new StartError(
      `The ${kind} ${path} is on a read-only file system. Make it writable, or set DATA_DIR to another folder.`,
    )
  }
  if (code === 'ENOSPC') {
    return new StartError(`The disk of ${path} is full. Free some space, then start again.`)
  }
  if (code !== 'EACCES' && code !== 'EPERM') {
    return new StartError(`The ${kind} ${path} cannot be written: ${message}.`)
  }
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && isOfAnother(owner)) {
    return new StartError(describeOwner(path, kind, owner))
  }
  return new StartError(
    `This account (uid ${process.getuid?.()}) may not write to the ${kind} ${path}. Allow it: chmod u+rw${kind === 'folder' ? 'x' : ''} ${path}`,
  )
}

function isOfAnother(uid: number): boolean {
  const own = process.getuid?.()
  return own !== undefined && uid !== own
}

function describeOwner(path: string, kind: Kind, uid: number): string {
  const own = process.getuid?.()
  return `The ${kind} ${path} belongs to another account (uid ${uid}); this one is uid ${own}. Start the server as that account, or give it the folder of DATA_DIR: chown -R ${own} FOLDER`
}
