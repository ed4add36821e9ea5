// The word `account` over HTTP: the doors that stand open to everyone, and those of the signed-in
// person.
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { writeProofMails } from './identity/proof-mail.ts'
import { handleAccountJobs } from './jobs.ts'
import { writeAccountMails } from './mail-writers.ts'
import { writeNotices } from './notices/notice.ts'
import { serveAuth } from './routes-auth.ts'
import { serveIdentity } from './routes-identity.ts'
import { serveSecondFactor } from './routes-second-factor.ts'
import { serveUser } from './routes-user.ts'

/** Registers every call and job of the account. */
export function registerAccount(app: FastifyInstance, context: Context): void {
  serveAuth(app, context)
  serveIdentity(app, context)
  serveSecondFactor(app, context)
  serveUser(app, context)
  handleAccountJobs(context)
  writeAccountMails(context)
  writeProofMails(context)
  writeNotices(context)
}
