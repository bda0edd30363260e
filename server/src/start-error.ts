/** Why the server cannot start. Printed for the operator without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
