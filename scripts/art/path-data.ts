type Point = readonly [x: number, y: number]

/** One command of a path, with absolute coordinates. */
interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'
  /** Radii, rotation and flags of an arc. Other commands have none. */
  arc?: readonly number[]
  /** The control points, then the end point. */
  points: readonly Point[]
}

/** How many numbers each command takes. */
const PARAMETER_COUNTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/**
 * Rewrites path data (SVG 2, chapter 9) in whole numbers and as short as possible: with relative commands, and without
 * lines and curves that rounding shrinks to a point. Each relative step starts at the rounded point that was written
 * before, so that rounding errors do not add up. Throws a RangeError for a command that does not exist.
 */
export function wholeNumberPath(data: string): string {
  const written: { letter: string; values: number[] }[] = []
  const write = (letter: string, ...values: number[]) => {
    const last = written.at(-1)
    // A repeated command needs no letter. There are two exceptions: after a move, further coordinates would mean lines,
    // and `z` takes no coordinates.
    if (last?.letter === letter && letter !== 'm' && letter !== 'z') last.values.push(...values)
    else written.push({ letter, values })
  }
  let at: Point = [0, 0]
  let start = at
  for (const { command, arc, points } of segments(data)) {
    if (command === 'Z') {
      write('z')
      at = start
      continue
    }
    const [fromX, fromY] = at
    const steps = points.map(([x, y]): Point => [Math.round(x) - fromX, Math.round(y) - fromY])
    const [dx, dy] = steps.at(-1) as Point
    if (command !== 'M' && steps.every(([x, y]) => x === 0 && y === 0)) continue
    if (command === 'L' && dy === 0) write('h', dx)
    else if (command === 'L' && dx === 0) write('v', dy)
    else if (arc) {
      const [rx = 0, ry = 0, ...rest] = arc
      write('a', Math.round(rx), Math.round(ry), ...rest, dx, dy)
    } else write(command.toLowerCase(), ...steps.flat())
    at = [fromX + dx, fromY + dy]
    if (command === 'M') start = at
  }
  return written
    .map(({ letter, values }) => letter + numbers(values))
    .join('')
    .replace(/^m/, 'M')
}

/** Writes numbers in a row. A separator stands only between two numbers that would otherwise run together. */
function numbers(values: readonly number[]): string {
  return values.reduce((text, value) => {
    const digits = String(value).replace(/^(-?)0\./, '$1.')
    const standsApart = text === '' || digits.startsWith('-') || (digits.startsWith('.') && /\.\d*$/.test(text))
    return text + (standsApart ? '' : ' ') + digits
  }, '')
}

/**
 * Yields all segments with absolute points. Shorthand commands (H, V, S, T) become full commands (L, C, Q), because the
 * coordinates that a shorthand omits depend on the command before.
 */
function* segments(data: string): Generator<Segment> {
  let at: Point = [0, 0]
  let start = at
  /** The last control point of the curve before; undefined after another command. */
  let control: Point | undefined
  for (const { letter, values } of commands(data)) {
    const name = letter.toUpperCase()
    const isAbsolute = letter === name
    const [originX, originY]: Point = isAbsolute ? [0, 0] : at
    // A horizontal line keeps the y of the current point, and a vertical line its x.
    if (name === 'H') values.push(at[1] - originY)
    if (name === 'V') values.unshift(at[0] - originX)
    const arc = name === 'A' ? values.splice(0, 5) : undefined
    const points = pairs(values).map(([x, y]): Point => [x + originX, y + originY])
    // The omitted control point mirrors that of the command before.
    if (name === 'S' || name === 'T') points.unshift(control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at)
    const command = FULL_COMMANDS[name] ?? (name as Segment['command'])
    yield { command, points, ...(arc && { arc }) }
    control = command === 'C' || command === 'Q' ? points.at(-2) : undefined
    at = command === 'Z' ? start : (points.at(-1) as Point)
    if (command === 'M') start = at
  }
}

/** Yields each command with its numbers. A letter with the numbers of several commands gives several commands. */
function* commands(data: string): Generator<{ letter: string; values: number[] }> {
  for (const [, letter = '', text = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const name = letter.toUpperCase()
    const count = PARAMETER_COUNTS[name]
    if (count === undefined) throw new RangeError(`Path data has no command ${letter}`)
    const values = parameters(text, name)
    yield { letter, values: values.splice(0, count) }
    // After a move, further coordinates mean lines.
    const next = { M: 'L', m: 'l' }[letter] ?? letter
    while (count > 0 && values.length > 0) yield { letter: next, values: values.splice(0, count) }
  }
}

/** The full command for each shorthand. */
const FULL_COMMANDS: Record<string, Segment['command']> = { H: 'L', V: 'L', S: 'C', T: 'Q' }

/** The numbers in pairs: the coordinates of points. */
function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] as number,
    numbers[2 * index + 1] as number,
  ])
}

/**
 * Reads the numbers after a command. The flags of an arc (0 or 1) need a pattern of their own, because they may stand
 * without separators: `01` means two flags.
 */
function parameters(text: string, command: string): number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
  if (command !== 'A') return (text.match(number) ?? []).map(Number)
  const value = `(${number.source})[\\s,]*`
  const flag = '([01])[\\s,]*'
  const arc = new RegExp([value, value, value, flag, flag, value, value].join(''), 'gi')
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1).map(Number))
}
