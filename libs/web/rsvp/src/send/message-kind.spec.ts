import { readKind, readSendTo, templateOf } from './message-kind';

describe('the send dialog in the address', () => {
  it('knows its messages and nothing else', () => {
    expect(readKind('thank_you')).toBe('thank_you');
    expect(readKind('everything')).toBeNull();
    expect(templateOf('invite', 'henna')).toBe('rsvp_invite_henna');
    expect(templateOf('day_of', 'henna')).toBe('rsvp_day_of');
  });

  it('is about the message’s audience, the chosen, or one guest', () => {
    expect(readSendTo(null)).toEqual({ who: 'audience' });
    expect(readSendTo('chosen')).toEqual({ who: 'chosen' });
    expect(readSendTo('7')).toEqual({ who: 'one', rsvpId: '7' });
  });
});
