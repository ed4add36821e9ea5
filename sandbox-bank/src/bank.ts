// What every part of the bank is given: the server to add routes to, what is remembered, and the
// keys.
import type { FastifyInstance } from 'fastify'
import type { Keys } from './keys.ts'
import type { State } from './state.ts'

export type Bank = { app: FastifyInstance; state: State; keys: Keys }
