// What other features may ask of the analysis.
export { commentaryInput } from './commentary.ts'
export { baselineWords, type VarianceFacts, varianceFacts } from './variance.ts'
