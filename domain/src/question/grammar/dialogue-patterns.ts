// Remarks on the answer before: corrections, and what else is wanted.
import type { PhrasePattern } from './pattern.ts'

export const dialoguePatterns: readonly PhrasePattern[] = [
  {
    says: ['sorry [but] [no] i (meant|mean) {name}'],
    means: 'what about {name}',
  },
  // The month as a whole; its days follow.
  {
    says: [
      '(run|talk|walk|take) (me|us) [through] [(it all|everything|the (numbers|figures|finances|money))]',
      '(give|show|send|get) (me|us) the (figures|numbers|headlines|highlights|story|results)',
      'the (figures|numbers|headlines|highlights|story|results) [please]',
      '(figures|numbers|headlines|highlights|results)',
      'what is the (story|situation|picture|score)',
      'what do the (figures|numbers|books) (say|look like|show)',
      'how do the (figures|numbers|books) look',
      'what (happened|went on|moved) [(in|on|to|with) [the|our|my] (account|bank|accounts|money|books)]',
    ],
    means: 'how did we do',
  },
]
