// An optional language model behind an address that speaks OpenAI's protocol. Off unless it is
// configured; it may choose tools and word sentences, and whatever it writes is verified before
// anybody sees it. Descriptions of transactions are never sent to it.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Env } from '../env.ts'

/** The model with the time that a whole answer may take. */
export type AssistantModel = { readonly model: LanguageModel; readonly budgetMs: number }

const budgetMs = 20_000

/** The configured model; null where there is none. */
export function assistantModelOf(
  env: Pick<Env, 'ASSISTANT_BASE_URL' | 'ASSISTANT_API_KEY' | 'ASSISTANT_MODEL'>,
): AssistantModel | null {
  const { ASSISTANT_BASE_URL: baseURL, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: name } = env
  if (!baseURL || !name) return null
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL,
    ...(apiKey ? { apiKey } : {}),
  })
  return { model: provider(name), budgetMs }
}
