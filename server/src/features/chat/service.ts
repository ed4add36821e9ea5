// What the commands may ask of the assistant.
export { converse } from './converse.ts'
export { readMisses } from './misses.store.ts'
