import type { IncomingWhatsappMessage, WhatsappMessage } from '@smachot/contracts';
import type * as z from 'zod/mini';

export type GuestMessages = {
  whatsappMessages: z.infer<typeof WhatsappMessage>[];
  incomingWhatsappMessages: z.infer<typeof IncomingWhatsappMessage>[];
};
/** Both directions of the chat with each guest. */
export abstract class MessagesOf {
  abstract of(refIds: string[]): Promise<Map<string, GuestMessages>>;
}
export abstract class OptedOut {
  abstract among(phones: string[]): Promise<Set<string>>;
}
export type QuietReason = 'night' | 'shabbat' | 'holiday';
export const nextAllowed = (at: Date, _calendar: 'jewish' | 'none'): { at: Date; because: QuietReason | null } => ({ at, because: null });
export const lastAllowedHours = (deadline: Date, _calendar: 'jewish' | 'none'): { from: Date; till: Date } => ({ from: deadline, till: deadline });
export const hostBudget = (settledBills: number): number => (settledBills > 0 ? Infinity : 250);
