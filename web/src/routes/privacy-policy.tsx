import { Navigate } from 'react-router'
import { paths } from '../lib/paths.ts'

export function Component() {
  return <Navigate to={paths.privacy} replace />
}
