import ipaddr from 'ipaddr.js'

const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|test|internal|lan)$/

/**
 * Whether a host is this machine or a private network, where plain http and test keys are fine.
 *
 * @example isLocalHost('192.168.1.5') // true
 */
export function isLocalHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(bare)) return LOCAL_NAMES.test(hostname)
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(bare).range())
}
