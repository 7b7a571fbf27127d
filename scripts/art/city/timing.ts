export const FILM_SECONDS = 8

/** When the city starts to sink, in seconds of the film. The movement spreads as a wave that starts at the river. */
const SINK_START_S = 1.7
/** When the city starts to rise, in seconds of the film. */
const RISE_START_S = 5
/** How long a single building sinks or rises. */
const MOVE_S = 1.5
/**
 * Seconds from the moment when a building at the river starts to move to the moment when the farthest building does.
 * They are the same when the city sinks and when it rises.
 */
const WAVE_S = 1
/** Distance of the farthest building from the river, in cells. */
const FARTHEST_CELLS = 5
/**
 * When the first window lights up, in seconds of the film. Windows light up while the city stands. They are dark again
 * when the city rises.
 */
const LAMP_START_S = 0.3
/** Seconds from the moment when a window starts to light up to the moment when the next window does. */
const LAMP_STAGGER_S = 0.32
/** How long a window takes to reach its full brightness. */
const LAMP_S = 0.4

/**
 * How far a building has sunk at time `t` of the looping film (0 to 1). The result 0 means raised and 1 means level
 * with the floor. Values slightly below 0 are the overshoot at the end of the rise.
 */
export function sunkAt(t: number, cellsFromRiver: number): number {
  const seconds = t * FILM_SECONDS - (cellsFromRiver / FARTHEST_CELLS) * WAVE_S
  if (seconds < RISE_START_S) return easeInOut(progress(seconds, SINK_START_S, MOVE_S))
  return 1 - easeOutBack(progress(seconds, RISE_START_S, MOVE_S))
}

/**
 * Brightness of a window, 0 to 1, at time `t` of the looping film (0 to 1). `turn` is the window's place in the order
 * in which windows light up, from 0.
 */
export function lampLight(t: number, turn: number): number {
  const seconds = t * FILM_SECONDS
  return seconds < RISE_START_S ? easeInOut(progress(seconds, LAMP_START_S + turn * LAMP_STAGGER_S, LAMP_S)) : 0
}

/** Progress of a movement, 0 to 1. All arguments are in seconds. */
export function progress(seconds: number, start: number, duration: number): number {
  return Math.min(1, Math.max(0, (seconds - start) / duration))
}

export function easeInOut(x: number): number {
  return x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2
}

export function easeOut(x: number): number {
  return 1 - (1 - x) ** 3
}

/** An easing function that exceeds 1 by about 2 % before it ends at 1. */
function easeOutBack(x: number): number {
  const overshoot = 0.7
  return 1 + (overshoot + 1) * (x - 1) ** 3 + overshoot * (x - 1) ** 2
}
