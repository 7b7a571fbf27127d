import { useEffect, useState } from 'react'
import { onReadiness, type Readiness } from '#client/device/offline/readiness.ts'
import { loadSealingKey } from '#client/device/sealing/sealing-key.ts'

/**
 * What a tablet needs to work without a network in fair mode: the whole site, and the key with which it encrypts
 * submissions to the relay.
 */
export const NEEDS = ['site', 'key'] as const

type NeedState = 'checking' | 'loading' | 'missing' | 'there'

/** All other states of readiness count as missing. */
const SITE_STATES: Partial<Record<Readiness['state'], NeedState>> = {
  checking: 'checking',
  preparing: 'loading',
  ready: 'there',
}

/** Returns whether the tablet has what it needs. */
export function usePreparation(): Record<(typeof NEEDS)[number], NeedState> {
  const [readiness, setReadiness] = useState<Readiness['state']>('checking')
  const [hasKey, setHasKey] = useState<boolean>()
  useEffect(() => onReadiness(({ state }) => setReadiness(state)), [])
  useEffect(() => {
    // Look for the key again whenever the readiness changes: the service worker stores the key during its installation.
    if (readiness !== 'checking') void loadSealingKey().then((key) => setHasKey(key !== undefined))
  }, [readiness])
  const site = SITE_STATES[readiness] ?? 'missing'
  return { site, key: keyState(hasKey, site) }
}

/** Returns the state of the key. `hasKey` is undefined until the device has looked for it. */
function keyState(hasKey: boolean | undefined, site: NeedState): NeedState {
  if (hasKey === undefined) return 'checking'
  if (hasKey) return 'there'
  // The worker fetches the key together with the site: if the site is there without the key, the key does not come.
  return site === 'there' ? 'missing' : site
}
