/** The specification’s sentence for an update without a message of its own. */
export const updateFailed = 'Error updating project details'
