/** Redis channels that wake workers immediately. Lossy: each is only faster than a tick. */
export const WEBHOOKS_CAME = 'smachot:messaging:webhooks';
export const MESSAGES_DUE = 'smachot:messaging:due';
