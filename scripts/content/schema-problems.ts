import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/**
 * The reasons why a value does not fit a schema, one sentence for each problem. A sentence names the field and says
 * what to write, usually with the description of the field in the schema. If `parent` is given, the names of fields
 * begin with it.
 */
export function schemaProblems(schema: z.ZodObject, value: unknown, parent?: string): string[] {
  const { error } = schema.safeParse(value, { reportInput: true })
  return (error?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] as string] : issue.path
    const { description = '' } = (schema.shape as Record<string, z.ZodType>)[String(path[0])] ?? {}
    return problem(issue, fieldName(parent ? [parent, ...path] : path), description)
  })
}

/** Formats the path of a field for messages: `['diagrams', 0, 'bars']` → `"diagrams[0].bars"`. */
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
      const { options = [] } = issue as { options?: unknown[] }
      return noneOf(field, (input as Record<string, unknown>)[String(issue.discriminator)], options, hint)
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
