/** The lines of section 7 of the specification, with the calls of ours that each of them is. `fields`: what the line says the answer has. */
export type SpecLine = { line: string; calls: string[]; fields?: string[] };

export const SPEC_CALLS: SpecLine[] = [
  {
    line: 'GET /api/auth/refresh',
    calls: ['identity.refreshTokens'],
    fields: ['access_token', 'refresh_token'],
  },
  { line: 'POST /v1/documents/upload', calls: ['verification.uploadDocument'] },
  { line: 'GET /v1/bank-details/{a}/{b}', calls: ['verification.readBankDetails'] },
  { line: 'POST /v1/bank-details/{a}/{b}', calls: ['verification.submitBankDetails'] },
  { line: 'PUT /v1/bank-details/{id}', calls: ['verification.editBankDetails'] },
  { line: 'POST /v1/events/host/', calls: ['hostedEvents.create'], fields: ['data', 'status'] },
  { line: 'PUT and PATCH /v1/events/host/{id}', calls: ['hostedEvents.update', 'hostedEvents.patch'] },
  {
    line: 'GET /v1/events/host/event/{id}[/{extra}]',
    calls: ['hostedEvents.get', 'hostedEvents.getOfStore'],
  },
  { line: 'GET /v1/events/host/[{extra}]', calls: ['hostedEvents.list', 'hostedEvents.listOfStore'] },
  {
    line: 'DELETE /v1/events/host/{id}[/{extra}]',
    calls: ['hostedEvents.delete', 'hostedEvents.deleteOfStore'],
  },
  { line: 'POST /v1/events/event-rsvps/', calls: ['rsvp.createInvitation'] },
  { line: 'PUT /v1/events/event-rsvps/{id}', calls: ['rsvp.updateInvitation'] },
  { line: 'GET /v1/events/event-rsvps/', calls: ['rsvp.listInvitations'] },
  { line: 'POST /v1/events/event-rsvps/{eventId}/upload-image', calls: ['rsvp.uploadInvitationImage'] },
  { line: 'GET /v1/events/rsvps/{eventId}', calls: ['rsvp.listRsvps'], fields: ['rsvps', 'stats'] },
  { line: 'POST /v1/events/rsvps/{eventId}/upload-table', calls: ['rsvp.uploadTable'] },
  { line: 'GET /api/partner-store/{partner}/events', calls: ['hostedEvents.listOfPartnerStore'] },
  { line: 'GET /v1/payments/user-tokens', calls: ['payments.listCards'] },
  { line: 'POST /v1/payments/partner/subscriptions', calls: ['subscriptions.choosePlan'] },
  { line: 'GET /v1/plans/{planId}/pricing', calls: ['subscriptions.planPricing'] },
  { line: 'POST /v1/whatsapp/send-invites', calls: ['rsvp.sendInvites'] },
  { line: 'PUT /v1/partners/{id}/email', calls: ['stores.changeEmail'] },
  { line: 'GET /v1/partners/verify-email', calls: ['stores.verifyEmail'] },
  { line: 'POST /v1/partners/{id}/resend-verification', calls: ['stores.resendVerification'] },
  { line: 'GET /admin/api/bank-details', calls: ['verification.listBankDetails'] },
  { line: 'GET /admin/api/bank-details/{id}', calls: ['verification.readBankDetailsRecord'] },
  {
    line: 'GET /admin/api/bank-details/{id}/document',
    calls: ['verification.readBankDocument'],
    fields: ['presigned_url'],
  },
  { line: 'PUT /admin/api/bank-details/{id}/verify', calls: ['verification.decideBankDetails'] },
];

/** Whether a call of ours has the method and the path of a line; a trailing slash and the names of parameters do not count. */
export const isOfLine = (line: string, { method, path }: { method: string; path: string }): boolean => {
  const [, methods = '', written = ''] = /^([A-Z and]+) (\/.*)$/.exec(line) ?? [];
  const segment = (text: string): string => (/^[:{]/.test(text) ? '*' : text);
  const shape = (text: string): string => text.split('/').filter(Boolean).map(segment).join('/');
  const optional = written.replace(/\/?\[\/?\{(\w+)\}\]/, '');
  const shapes = [shape(optional), ...(optional === written ? [] : [`${shape(optional)}/*`])];
  return methods.split(' and ').includes(method) && shapes.includes(shape(path));
};
