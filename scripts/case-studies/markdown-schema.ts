import { z } from 'zod'

/** A line that the page of a case study can show: a heading below its own, an entry of a list, a quote, a paragraph. */
const SHOWN_LINE = /^(#{3,4} \S|- \S|\d+\. \S|> \S|>$|$|(?![*_]( |[*_] ?[*_]))[^#+<>=~`|\s-])/

/** A section of a story, without anything that markdown has and the page does not show. */
export const markdown = z
  .string()
  .trim()
  .min(1)
  .superRefine((section, context) => {
    for (const [index, line] of section.split('\n').entries())
      if (!SHOWN_LINE.test(line))
        context.addIssue(
          `has "${line.slice(0, 40)}" as line ${index + 1}: paragraphs, "### " headings, "- " bullets and "> " quotes belong there`,
        )
  })
