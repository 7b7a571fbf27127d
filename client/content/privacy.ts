import type texts from '#client/i18n/locales/en/privacy.json'
import type { Localized } from '#contract/content/localized.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'

/** The forms are for visitors of this age or older (section `age`). */
export const MINIMUM_AGE_YEARS = 13
/** Visitors below this age need the consent of a parent as well. */
export const OWN_CONSENT_AGE_YEARS = 16

/** Day of the last change of the policy, for machines (ISO 8601). */
export const LAST_CHANGE_DATE = privacyPolicyVersion
/** The same day for readers. */
export const LAST_CHANGE: Localized = { en: '29 November 2026', vi: '29 tháng 11 năm 2026' }

/** The points of the summary above the policy, in order. */
export const privacyPoints: readonly (keyof typeof texts.short)[] = ['account', 'sent', 'device', 'deletion']

/** A section of the privacy policy; also the anchor (`id`) of the section. */
type PrivacySection = keyof typeof texts.sections

/**
 * The sections of the policy in order, in chapters: what comes in, what stays on the device, what the server keeps, for
 * how long, what visitors may ask for, and the limits of the policy. The last section, `contact`, is in no chapter: the
 * band below the chapters shows it.
 */
export const privacyChapters: readonly (readonly PrivacySection[])[] = [
  ['collect', 'use', 'recipients'],
  ['device'],
  ['server', 'hosting', 'resumes'],
  ['retention'],
  ['rights'],
  ['age', 'links', 'changes'],
]

/** All sections of the policy, in order. */
export const privacySections: readonly PrivacySection[] = [...privacyChapters.flat(), 'contact']
