/** Chromium 123, [MDN](https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes); TypeScript's library lacks it. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

/**
 * For the install event: requests to the relay go straight to the network, where the browser can be told so. A page that sends while a new
 * version takes over would otherwise keep the worker before it busy, and Chromium waits until that has been idle for half a minute.
 */
export async function bypassForRelay(event: RoutingEvent): Promise<void> {
  // Without the route all works as well, only slower.
  await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => {})
}
