import { showError } from '@everyshelf/ui/toast'
import { connect } from './connect.ts'

/** Opens the page of the site that gives this browser an account; what went wrong is said. */
export async function tryConnecting(): Promise<boolean> {
  const problem = await connect()
  if (problem) showError(problem)
  return problem === null
}
