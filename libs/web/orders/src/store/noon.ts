/** A moment within a day, for formatting its date. */
export const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
