import type { HostedEventForm } from '@smachot/contracts';

/** The form of a public event in a studio, a month after the tests' day; seats without a limit, approved at once. */
export const anEventForm = (change: Partial<HostedEventForm> = {}): HostedEventForm => ({
  type: 'workshop',
  title: 'ערב פרחים',
  description: 'נפגשים וקושרים זרים',
  startDatetime: '2027-06-04T16:00:00.000Z',
  endDatetime: '2027-06-04T19:00:00.000Z',
  locationType: 'in-person',
  location: 'הסטודיו',
  address: { address: 'דיזנגוף 50, תל אביב' },
  meetingUrl: '',
  visibility: 'public',
  chatGroupUrl: '',
  registrationOptions: {
    isRegistrationOpen: true,
    enableSpecialRequests: true,
    enableMultipleParticipants: true,
    requireApproval: false,
  },
  coupons: [],
  refundDays: 7,
  maxTickets: null,
  budget: null,
  ticketTypes: [],
  questions: [],
  language: 'he',
  ...change,
});
