/**
 * The header of the column that names the account of each row, where the file names it elsewhere.
 */
export const accountHeader = 'Account'
