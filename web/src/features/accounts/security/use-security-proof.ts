import { readApiError } from '@everyshelf/client'
import { useState } from 'react'

/** Proves that the owner is present. */
export interface SecurityProof {
  readonly password?: string
  readonly code?: string
}

export interface SecurityProofState<Value> {
  /** What the server requires first; null while it requires nothing. */
  readonly asks: 'password' | 'code' | null
  /** The proof that was entered is wrong. */
  readonly isWrong: boolean
  readonly run: (value: Value, proof?: SecurityProof) => Promise<void>
  readonly reset: () => void
}

/**
 * Runs a change of a sign-in method: first without proof, then with the one that the server
 * requires.
 */
export function useSecurityProof<Value>(
  action: (value: Value, proof: SecurityProof) => Promise<void>,
): SecurityProofState<Value> {
  const [asks, setAsks] = useState<'password' | 'code' | null>(null)
  const [isWrong, setWrong] = useState(false)
  const reset = () => {
    setAsks(null)
    setWrong(false)
  }
  return {
    asks,
    isWrong,
    reset,
    run: async (value, proof = {}) => {
      try {
        await action(value, proof)
        reset()
      } catch (error) {
        const { code } = readApiError(error)
        if (code === 'sign-in-again') setAsks('password')
        else if (code === 'second-factor-required') setAsks('code')
        else if (code !== 'wrong-code') throw error
        setWrong(code === 'wrong-code' || proof.password !== undefined)
      }
    },
  }
}
