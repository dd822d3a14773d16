import * as z from 'zod/mini';
import { paragraphs } from '../primitives';

const ACT_REASON_MIN = 5;
export const ACT_REASON_MAX = 500;
/**
 * Why a super admin does something: from a list on the screen, or in their own words. Every call of super admins that changes
 * something has it in its body as `reason`, and the audit log keeps it.
 */
export const ActReason = z.pipe(
  paragraphs(ACT_REASON_MAX),
  z.string().check(z.minLength(ACT_REASON_MIN, { error: 'reason.too_short' })),
);
/** What a screen asks before an act. */
export const ActForm = z.object({ reason: ActReason });
