import * as z from 'zod/mini';

/** The formats that lists are saved in. */
export const ExportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof ExportFormat>;
