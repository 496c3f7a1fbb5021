/*
 * Tables
=======
 * ```
 * name | size
 * ```
>>>>>>> is how a heading ends
<<<<<<< is how one starts
 */
export const tables = ['users'];

// ======= end =======
