/** A key by its `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'ArrowRight' | 'Home' | 'End' | ' '

/** A size of the window's inside, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Place {
  x: number
  y: number
}

/**
 * A browser with one window and a profile that stays, whatever its engine: what the journeys of all engines are written in. Each
 * method resolves when the browser has done it, and rejects when it cannot.
 */
export interface Device {
  /** Name and version of the engine. */
  readonly version: string
  /** Console errors and exceptions that no one has caught, of every page since the start. */
  readonly problems: string[]
  /** Opens the page at a path of the site and waits until it has loaded. */
  goto(path: string): Promise<void>
  /** Runs a function in the page and gives what it returns or resolves to; argument and result as JSON. */
  evaluate<Argument, Result>(
    body: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
  evaluate<Result>(body: () => Result | Promise<Result>): Promise<Result>
  /** Gives the window another size on the inside. */
  resize(size: Size): Promise<void>
  /** Moves the mouse. */
  hover(place: Place): Promise<void>
  /** Presses the mouse's first button and lets go. */
  click(place: Place): Promise<void>
  /** Presses the mouse's first button and keeps it down until `release`. */
  hold(place: Place): Promise<void>
  /** Lets go of the mouse's first button. */
  release(): Promise<void>
  /** Presses a key and lets go. */
  press(key: Key): Promise<void>
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>
  /** Chooses a file in the only `<input type="file">` that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>
  /** Goes one page back. */
  back(): Promise<void>
  /** Loads the page again. */
  reload(): Promise<void>
  /** Shows pages twice as large from now on, as a visitor does with the browser's zoom. */
  zoomIn(): Promise<void>
  /** Opens the page at a path of the site in a tab behind the one that is seen, and waits until it has loaded. */
  openBehind(path: string): Promise<void>
  /** Shows the tab behind; the one that was seen may stay open. */
  turnToTabBehind(): Promise<void>
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Ends the browser; the profile stays. */
  close(): Promise<void>
  /** Touches the screen with a finger, where the engine can be driven so; else as `click`. */
  tap(place: Place): Promise<void>
}

/** An engine that can be started on a profile, a folder of its own, for the site of an origin. */
export interface Engine {
  launch(profile: string, origin: string): Promise<Device>
}
