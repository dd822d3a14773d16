/** Time in minutes within which a deletion of guests can be undone. */
export const UNDO_MINUTES = 10;
