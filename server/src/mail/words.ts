// What a mail says, apart from how it looks: from the same words come the HTML and the plain text,
// so that they never differ.
import type { Mail } from '../outside/mail.ts'
import { layOut, type MailWords } from './layout.ts'

// Whoever signs up with somebody else's address says the name, too: no link and no address of
// theirs comes there by our mail.
const linkLike = /[/@\\]|\w\.\w{2,}|www/i
const nameLettersMax = 60

/** How a mail begins; by the name, unless that would carry a message of its own. */
export function greet(name: string): string {
  const isName = name.length <= nameLettersMax && !linkLike.test(name)
  return isName ? `Hello ${name},` : 'Hello,'
}

/** The mail made of the words. */
export async function mailOf(words: MailWords): Promise<Mail> {
  const { to, subject, action, unsubscribe } = words
  return {
    to,
    subject,
    text: textOf(words),
    html: await layOut(words),
    link: action.link,
    ...(unsubscribe ? { unsubscribe } : {}),
  }
}

function textOf({ greeting, lines, points = [], advice, action, close, foot }: MailWords): string {
  const blocks = [
    greeting,
    ...lines,
    ...(points.length ? [points.map((point) => `- ${point}`).join('\n')] : []),
    ...(advice ? [`${advice.lead} ${advice.text}`] : []),
    `${action.label}:\n${action.link}`,
    close,
    ...(foot
      ? [['--', foot.text, ...foot.links.map(({ label, link }) => `${label}: ${link}`)].join('\n')]
      : []),
  ]
  return `${blocks.join('\n\n')}\n`
}
