import { randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import { DAY_MS } from '../day.ts'
import { Refusal } from '../refusal.ts'
import type { CaptchaSolution } from '../store/submissions.ts'

/** A challenge can be solved and used for this time. */
export const CHALLENGE_LIFE_MS = 20 * 60 * 1000
/**
 * The nonce (random id) of a solved challenge is stored, so that the solution cannot be used again. The nonce is kept
 * for this much longer than the challenge is valid. Without the margin a solution could be used twice: by a slow
 * request, which is verified before the challenge expires but stored after, at a relay whose clock is behind, or after
 * a clock was set forward by hours and back.
 */
const NONCE_MARGIN_MS = DAY_MS
const TOKEN_MAX_LENGTH = 4096

/**
 * PBKDF2 iterations of one key derivation. A mid-range phone needs about 1 ms for a derivation, so the 600 derivations
 * of the default `CAPTCHA_WORK` take a good half second.
 */
const ITERATIONS_PER_DERIVATION = 1000

/**
 * Creates a signed challenge with a secret counter. The solver derives keys for 0, 1, 2, … until a key has the same
 * prefix as the key of the secret counter (ALTCHA's deterministic mode). The counter is drawn uniformly from 0 to 2 ×
 * work − 2. A solution therefore takes `work` derivations on average, and at most 2 × work − 1. When `submission` is
 * given, the solution is valid for that id only.
 */
export function issueChallenge(secret: string, work: number, submission: string | undefined): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ITERATIONS_PER_DERIVATION,
    counter: randomInt(2 * work - 1),
    expiresAt: new Date(Date.now() + CHALLENGE_LIFE_MS),
    data: submission === undefined ? undefined : { submission },
    deriveKey,
    hmacSignatureSecret: secret,
  })
}

const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.optional(z.object({ submission: z.string() })),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parseToken(token: unknown) {
  if (typeof token !== 'string' || token.length > TOKEN_MAX_LENGTH) return undefined
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  } catch {
    return undefined
  }
}

/**
 * Checks a captcha token (base64 of JSON `{challenge, solution}`) for the submission `id`.
 * Returns what is to be stored of the solution.
 * @throws Refusal `captcha` unless the token is a correct, unexpired solution of a challenge signed with `secret`.
 */
export async function verifyToken(token: unknown, secret: string, id: string): Promise<CaptchaSolution> {
  if (token === undefined || token === '') throw new Refusal('captcha', 'The captcha is missing.')
  const parsed = parseToken(token)
  if (!parsed) throw new Refusal('captcha', 'The captcha token cannot be read.')
  const { parameters } = parsed.challenge
  const result = await verifySolution({ ...parsed, deriveKey, hmacSignatureSecret: secret })
  if (result.expired) throw new Refusal('captcha', 'The captcha has expired.')
  if (!result.verified) throw new Refusal('captcha', 'The captcha was not solved.')
  if (parameters.data && parameters.data.submission !== id) {
    throw new Refusal('captcha', 'The captcha was solved for another submission.')
  }
  return { nonce: parameters.nonce, keptUntil: new Date(parameters.expiresAt * 1000 + NONCE_MARGIN_MS).toISOString() }
}
