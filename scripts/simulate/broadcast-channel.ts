import type { Place } from './place.ts'

/** The `BroadcastChannel` of a page or worker. It delivers to the other pages and the worker of the same device. */
export class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly place: Place
  readonly name: string
  constructor(place: Place, name: string) {
    this.place = place
    this.name = name
    place.channels.add(this)
  }
  postMessage(data: unknown): void {
    const { device } = this.place
    device.onChange()
    for (const place of device.places) {
      for (const channel of place.channels) {
        if (channel === this || channel.name !== this.name) continue
        device.world.schedule(place, device.world.between(0, 5), () => channel.onmessage?.({ data }))
      }
    }
  }
  close(): void {
    this.place.channels.delete(this)
  }
}
