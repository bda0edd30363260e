import { accessSync, constants, statSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** What kind of path in DATA_DIR the server needs to read and write. */
type Kind = 'file' | 'folder'

/** Throws an error with a fix for the operator if the path exists and this account cannot use it. */
export function requireAccess(path: string, kind: Kind): void {
  const status = statSync(path, { throwIfNoEntry: false })
  if (!status) return
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (kind === 'folder' ? constants.X_OK : 0))
  } catch (error) {
    throw explainAccess(path, kind, error)
  }
  // Only the owner, or root, may make a file private.
  if (kind === 'file' && belongsToOther(status.uid) && process.getuid?.() !== 0) {
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
    return new StartError(`The disk that holds ${path} is full. Free some space, then start again.`)
  }
  if (code !== 'EACCES' && code !== 'EPERM') {
    return new StartError(`The ${kind} ${path} cannot be written: ${message}.`)
  }
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && belongsToOther(owner)) {
    return new StartError(describeOwner(path, kind, owner))
  }
  return new StartError(
    `This account (uid ${process.getuid?.()}) may not write to the ${kind} ${path}. To allow it, run: chmod u+rw${kind === 'folder' ? 'x' : ''} ${path}`,
  )
}

function belongsToOther(uid: number): boolean {
  const own = process.getuid?.()
  return own !== undefined && uid !== own
}

function describeOwner(path: string, kind: Kind, uid: number): string {
  const own = process.getuid?.()
  return `The ${kind} ${path} belongs to another account (uid ${uid}). The server runs as uid ${own}. Start it as that account, or change the owner of DATA_DIR: chown -R ${own} FOLDER`
}
