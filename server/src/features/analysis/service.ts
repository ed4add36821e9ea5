// What other features may ask of the analysis.
export { commentaryInput } from './commentary.ts'
export { type CommentaryRatings, readRatings } from './ratings.store.ts'
export { settingsIn as analysisSettingsIn } from './settings.ts'
export { type VarianceFacts, varianceFacts } from './variance.ts'
export { endOf as lastDayOfEnded } from './variance-query.ts'
export { baselineWords, varianceReply } from './variance-reply.ts'
export { varianceSheet } from './variance-sheet.ts'
export { verifyDrivers } from './verify-drivers.ts'
