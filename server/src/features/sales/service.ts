// What other features may use of sales.
export { type ProjectBook, readProjectBook } from './book.ts'
export { addDemoProjects, endDemoProjects } from './demo-projects.ts'
export { checkRoom } from './details.ts'
export { changedProject, costInputs, milestoneInputs, newProject } from './input.ts'
export { readProjectNames } from './projects.store.ts'
export { findProject } from './save.ts'
export { restated, statusRefusal } from './statuses.ts'
export { rowOf as projectRowOf, wireFigures } from './view.ts'
