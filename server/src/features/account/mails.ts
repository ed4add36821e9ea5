// The wording of the account's mails. Plain text first; the HTML says the same with the link to press.
import type { Mail } from '../../outside/mail.ts'

type Words = {
  subject: string
  greeting: string
  lines: string[]
  link: string
  action: string
  close: string
}

/** Asks to confirm an address. */
export function confirmMail(
  to: { email: string; name: string },
  origin: string,
  token: string,
): Mail {
  return mailOf(to.email, {
    subject: 'Confirm your email address for Plimsoll',
    greeting: `Hello ${to.name},`,
    lines: [
      'Please confirm that this email address is yours. The link works once and for 48 hours.',
    ],
    link: `${origin}/emailconfirm?token=${token}`,
    action: 'Confirm my email address',
    close: 'If you have not signed up for Plimsoll, you can ignore this mail.',
  })
}

/** Carries a link to set a new password. */
export function resetMail(
  to: { email: string; name: string },
  origin: string,
  token: string,
): Mail {
  return mailOf(to.email, {
    subject: 'Set a new password for Plimsoll',
    greeting: `Hello ${to.name},`,
    lines: ['You can set a new password with this link. It works once and for one hour.'],
    link: `${origin}/reset-password?token=${token}`,
    action: 'Set a new password',
    close:
      'If you have not asked for this, you can ignore this mail: your password stays as it is.',
  })
}

/** Tells someone who signs up again that there is an account already. */
export function knownMail(to: { email: string; name: string }, origin: string): Mail {
  return mailOf(to.email, {
    subject: 'You already have a Plimsoll account',
    greeting: `Hello ${to.name},`,
    lines: [
      'Someone, probably you, has just signed up for Plimsoll with this email address. You already have an account, and nothing about it was changed.',
      `If you have forgotten your password, you can set a new one here: ${origin}/forget-pass`,
    ],
    link: `${origin}/`,
    action: 'Log in',
    close: 'If it was not you, you can ignore this mail.',
  })
}

function mailOf(to: string, words: Words): Mail {
  return { to, subject: words.subject, text: textOf(words), html: htmlOf(words), link: words.link }
}

function textOf({ greeting, lines, link, action, close }: Words): string {
  return `${[greeting, ...lines, `${action}:\n${link}`, close].join('\n\n')}\n`
}

function htmlOf({ subject, greeting, lines, link, action, close }: Words): string {
  const paragraphs = [greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: sans-serif; line-height: 1.5">
${paragraphs}
<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>
<p>${escapeHtml(close)}</p>
</body></html>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
