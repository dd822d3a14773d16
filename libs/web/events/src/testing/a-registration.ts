import type { OwnRegistration } from '@smachot/contracts';

/** An approved registration of two people for a free event that is ahead. */
export const aRegistration = (change: Partial<OwnRegistration> = {}): OwnRegistration => ({
  registrationId: '01920000-0000-7000-8000-000000000002',
  eventId: '01920000-0000-7000-8000-000000000001',
  slug: 'flowers-k3f9x2abcd',
  title: 'סדנת פרחים',
  language: 'he',
  startDatetime: '2090-05-11T16:00:00.000Z',
  endDatetime: '2090-05-11T18:30:00.000Z',
  locationType: 'hybrid',
  location: 'סטודיו כלנית',
  status: 'approved',
  waitlisted: false,
  participants: 2,
  ticketName: null,
  specialRequests: '',
  createdAt: '2090-04-02T10:00:00.000Z',
  payment: null,
  eventCanceled: false,
  meetingUrl: 'https://meet.example/abc',
  chatGroupUrl: null,
  ...change,
});
