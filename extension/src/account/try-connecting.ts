import { showError } from '@everyshelf/ui/toast'
import { connect } from './connect.ts'

/** Opens the website's approval page, or shows why that failed; true when it opened. */
export async function tryConnecting(): Promise<boolean> {
  const problem = await connect()
  if (problem) showError(problem)
  return problem === null
}
