/*
 * Tables
 */
export const tables = [];
