import type { ErrorCode } from '@everyshelf/domain/messages'
import { useFormAction } from '../form/use-form-action.ts'
import { type SecurityProof, useSecurityProof } from './use-security-proof.ts'

/** The action of a form that may need proof. Other failures show in the form and in a toast. */
export function useProofForm<Given extends SecurityProof = SecurityProof>(
  action: (given: Given) => Promise<void>,
  failureCode: ErrorCode,
) {
  const proof = useSecurityProof(action)
  const { failure, run } = useFormAction(proof.run, failureCode)
  return { ...proof, failure, run }
}
