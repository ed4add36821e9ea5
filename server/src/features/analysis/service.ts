// What other features may ask of the analysis.
export type { AnalysisVariance as VarianceReply } from '@plimsoll/contract/analysis'
export { commentaryInput } from './commentary.ts'
export { settingsIn as analysisSettingsIn } from './settings.ts'
export { baselineWords, type VarianceFacts, varianceFacts, varianceReply } from './variance.ts'
export { verifyDrivers } from './verify-drivers.ts'
