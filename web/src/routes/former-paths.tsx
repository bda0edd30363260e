import { Navigate } from 'react-router'
import { paths } from '../lib/paths.ts'

export function PrivacyPolicy() {
  return <Navigate to={paths.privacy} replace />
}

export function TermsOfService() {
  return <Navigate to={paths.terms} replace />
}
