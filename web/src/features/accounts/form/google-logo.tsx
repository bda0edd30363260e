interface GoogleLogoProps {
  readonly className: string
}

/** Google's logo in its own colors, as Google's branding rules require for sign-in buttons. */
export function GoogleLogo({ className }: GoogleLogoProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className} fill="none" strokeWidth="8.4">
      <path stroke="#ea4335" d="M9.3 14.9a17.4 17.4 0 0 1 27-3.2" />
      <path stroke="#fbbc05" d="M9.3 33.1a17.4 17.4 0 0 1 0-18.2" />
      <path stroke="#34a853" d="M35.6 36.9a17.4 17.4 0 0 1-26.3-3.8" />
      <path stroke="#4285f4" d="M24 24h17.4a17.4 17.4 0 0 1-5.8 12.9" />
    </svg>
  )
}
