// What other features may ask of the analysis.
export type { AnalysisVariance as VarianceReply } from '@plimsoll/contract/analysis'
export { commentaryInput } from './commentary.ts'
export { type CommentaryRatings, readRatings } from './ratings.store.ts'
export { settingsIn as analysisSettingsIn } from './settings.ts'
export { baselineWords, type VarianceFacts, varianceFacts, varianceReply } from './variance.ts'
export { verifyDrivers } from './verify-drivers.ts'
