// What the assistant offers on each page. The same for everybody.
import type { chatStatic } from '@plimsoll/contract/chat'
import { questionCharactersMax } from '@plimsoll/domain/question/tokens'
import type * as z from 'zod/mini'

/** The reply of GET /api/data.json. */
export const chatDataReply: z.output<typeof chatStatic> = {
  version: '1',
  greeting: 'Ask about the money in your books.',
  placeholder: 'How much did we spend on fuel last month?',
  question_characters_max: questionCharactersMax,
  suggestions: [
    {
      page: '/dashboard',
      prompts: [
        'What’s our balance?',
        'What’s the lowest point ahead?',
        'How much is safe to spend?',
      ],
    },
    {
      page: '/cash-flow',
      prompts: [
        'Why did money out change last month?',
        'Which month did we spend the most?',
        'What will our balance be at the end of next month?',
      ],
    },
    {
      page: '/cash-flow/edit-transaction',
      prompts: [
        'What was our biggest payment last month?',
        'Which payments have no category?',
        'Who were our top five suppliers this year?',
      ],
    },
    {
      page: '/cash-management',
      prompts: [
        'What is due in the next 30 days?',
        'Which expected payments are late?',
        'When is our next VAT payment due?',
      ],
    },
    {
      page: '*',
      prompts: [
        'What’s our balance?',
        'How much went out last month?',
        'How much came in last month?',
      ],
    },
  ],
}
