import type { DeviceRealm } from './device-realm.ts'

/** The `BroadcastChannel` of a page or worker. It delivers to the other pages and the worker of the same device. */
export class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly realm: DeviceRealm
  readonly name: string
  constructor(realm: DeviceRealm, name: string) {
    this.realm = realm
    this.name = name
    realm.channels.add(this)
  }
  postMessage(data: unknown): void {
    const { device } = this.realm
    device.onChange()
    for (const realm of device.realms) {
      for (const channel of realm.channels) {
        if (channel === this || channel.name !== this.name) continue
        device.world.schedule(realm, device.world.between(0, 5), () => channel.onmessage?.({ data }))
      }
    }
  }
  close(): void {
    this.realm.channels.delete(this)
  }
}
