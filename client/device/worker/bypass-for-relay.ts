/** Chromium 123, [MDN](https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes); TypeScript's library lacks it. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

/**
 * For the install event: makes requests to the relay bypass the worker, in browsers that can. A page that sends during an update would
 * otherwise keep the old worker busy, and Chromium activates the new one only after the old one has been idle for 30 s.
 */
export async function bypassForRelay(event: RoutingEvent): Promise<void> {
  // Without the route everything works, but an update may take longer.
  await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => {})
}
