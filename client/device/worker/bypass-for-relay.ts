/**
 * An install event. TypeScript's library lacks its method `addRoutes`, which Chromium has since version 123
 * ([MDN](https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes)).
 */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

/**
 * To be called in the install event: makes requests to the relay bypass the worker, in browsers that support this.
 * Without the bypass, a page that sends a submission during an update would keep the old worker busy, and Chromium
 * activates the new worker only after the old one has been idle for 30 s.
 */
export async function bypassForRelay(event: RoutingEvent): Promise<void> {
  // If the route cannot be added, everything still works, but an update may take longer.
  await event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => {})
}
