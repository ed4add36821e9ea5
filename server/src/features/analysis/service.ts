// What other features may ask of the analysis.
export { commentaryInput } from './commentary.ts'
export { baselineWords, varianceFacts } from './variance.ts'
