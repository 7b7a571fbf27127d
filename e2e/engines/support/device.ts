import type { ScriptedPage } from '../../support/scripted-page.ts'

/** A key by its `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Home' | 'End' | ' '

/** The inner size of the window, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A point in the window, in CSS pixels from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/**
 * A browser of any engine, with one window and a persistent profile. The tests that run in all engines use only this
 * interface. The promise of each method resolves when the browser has finished the action, and rejects when the action
 * fails.
 */
export interface Device extends ScriptedPage {
  /** Name and version of the engine. */
  readonly version: string
  /** Console errors and uncaught exceptions of every page since the start. */
  readonly problems: string[]
  /** Opens the page at a path of the site and waits until it has loaded. */
  goto(path: string): Promise<void>
  /** Changes the inner size of the window. */
  resize(size: Size): Promise<void>
  /** Moves the mouse. */
  hover(point: Point): Promise<void>
  /** Clicks with the first mouse button. */
  click(point: Point): Promise<void>
  /** Presses the first mouse button and keeps it pressed until `release`. */
  hold(point: Point): Promise<void>
  /** Releases the first mouse button. */
  release(): Promise<void>
  /** Presses and releases a key. */
  press(key: Key): Promise<void>
  /** Types a text into the focused element. */
  type(text: string): Promise<void>
  /** Chooses a file in the `<input type="file">` that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>
  /** Goes back by one history entry. May resolve before the other page is shown. */
  back(): Promise<void>
  /** Reloads the page. */
  reload(): Promise<void>
  /** Zooms the shown tab to 200 %, for the open page and all later ones. */
  zoomIn(): Promise<void>
  /** Opens the page at a path of the site in a background tab. In WebKit the page may still be loading afterwards. */
  openInBackground(path: string): Promise<void>
  /** Shows the tab opened by `openInBackground`. The tab that was shown before may stay open. */
  showBackgroundTab(): Promise<void>
  /** A screenshot of the window, as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Closes the browser; the profile remains. */
  close(): Promise<void>
  /** Taps with a finger. If the driver has no touch input, clicks instead. */
  tap(point: Point): Promise<void>
}

/** A browser engine. `launch` starts a browser that uses a profile folder, for the site at an origin. */
export interface Engine {
  launch(profile: string, origin: string): Promise<Device>
}
