// The word `account` over HTTP: the doors that stand open to everyone, and those of the signed-in person.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { handleAccountJobs } from './jobs.ts'
import { serveAuth } from './routes-auth.ts'
import { serveUser } from './routes-user.ts'

/** Registers every call and job of the account. */
export function registerAccount(app: FastifyInstance, context: Context): void {
  serveAuth(app, context)
  serveUser(app, context)
  handleAccountJobs(context)
}
