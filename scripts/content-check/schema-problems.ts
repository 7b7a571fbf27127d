import type { z } from 'zod'

/** What belongs into each field of an object, in words that follow "write". */
export type Hints = Readonly<Record<string, string>>

type Issue = z.core.$ZodIssue

/** What a value lacks to be what the schema asks for: a sentence a problem, naming the field and what to write. */
export function schemaProblems(schema: z.ZodType, value: unknown, hints: Hints, parent?: string): string[] {
  const { error } = schema.safeParse(value, { reportInput: true })
  return (error?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] as string] : issue.path
    const field = fieldName(parent ? [parent, ...path] : path)
    return problem(issue, field, hints[String(path[0])] ?? '')
  })
}

/** `['diagrams', 0, 'bars']` → `"diagrams[0].bars"`. */
export function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return `"${name.replace(/^\./, '')}"`
}

function problem(issue: Issue, field: string, hint: string): string {
  const { input } = issue
  switch (issue.code) {
    case 'custom':
      return `${field} ${issue.message}`
    case 'unrecognized_keys':
      return `${field} is no field that is known: mend its name or take it away`
    case 'invalid_union': {
      const [key, options] = [String(issue.discriminator), (issue as { options?: unknown[] }).options ?? []]
      return noneOf(field, (input as Record<string, unknown>)[key], options, hint)
    }
    case 'invalid_value':
      return noneOf(field, input, issue.values, hint)
  }
  if (input === undefined) return `add ${field} (${hint})`
  if (input === '') return `${field} is empty: write ${hint}`
  if (issue.code === 'too_small') return `${field} ${amount(input)}, at least ${issue.minimum} belong there`
  if (issue.code === 'too_big') return `${field} ${amount(input)}, at most ${issue.maximum} fit`
  return `${field} is ${JSON.stringify(input)}: write ${hint}`
}

function noneOf(field: string, input: unknown, options: readonly unknown[], hint: string): string {
  if (input === undefined) return `add ${field} (${hint})`
  return `${field} ${JSON.stringify(input)} is none of ${options.join(', ')}`
}

function amount(input: unknown): string {
  if (typeof input === 'string') return `has ${input.length} characters`
  return Array.isArray(input) ? `has ${input.length} entries` : `is ${input}`
}
