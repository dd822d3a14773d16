import { EventType, InvitationOccasion, Language } from '@smachot/contracts';
import { FixedClock, newId } from '@smachot/kernel';
import { renderTemplate } from '@smachot/server-messaging';
import { templateFor } from '../domain/sending/templates';
import { anInvitation } from '../testing';
import { GuestMessageWriter } from './guest-message-writer';

const writer = new GuestMessageWriter(
  undefined as never,
  undefined as never,
  undefined as never,
  new FixedClock(new Date('2027-04-06T10:00:00Z')),
);
const KINDS = ['invite', 'update', 'cancelled'] as const;
type Kind = (typeof KINDS)[number];
/** The message as the guest reads it, without the marks of direction. */
const read = (kind: Kind, eventType: EventType, occasion: InvitationOccasion | null, language: Language) => {
  const { state } = anInvitation({ eventType, occasion, hostName: 'משפחת כהן' });
  const name = templateFor(kind, eventType);
  const guest = { id: newId(), name: 'דנה', language };
  const variables = writer.variables(name, state, guest, ['date']);
  for (const one of variables) expect(one).toMatch(/^\u2068[^]*[^\s\u2068][^]*\u2069$/);
  return renderTemplate(name, language, variables).body.replace(/[\u2068\u2069]/g, '');
};

it('every occasion has words of its own in every message and language, with nothing left open', () => {
  for (const language of Language.options)
    for (const kind of KINDS) {
      const bodies = InvitationOccasion.options.map((occasion) => read(kind, 'toast', occasion, language));
      expect(new Set(bodies).size).toBe(InvitationOccasion.options.length);
      for (const body of bodies) expect(body).not.toMatch(/[{}]|undefined/);
    }
});

it('an invitation without an occasion of its own is to its event type', () => {
  for (const language of Language.options)
    for (const kind of KINDS)
      for (const eventType of EventType.options)
        expect(read(kind, eventType, null, language)).toBe(read(kind, eventType, eventType, language));
});

it('a bar mitzva is no toast', () => {
  expect(read('invite', 'toast', 'bar-mitzva', 'he')).toContain('משפחת כהן מזמינים אתכם לבר המצווה!');
  expect(read('invite', 'toast', null, 'he')).toContain('משפחת כהן מזמינים אתכם להרים כוסית!');
  expect(read('update', 'toast', 'bar-mitzva', 'he')).toContain(
    'עדכון על בר המצווה של משפחת כהן: השתנו התאריך.',
  );
  expect(read('cancelled', 'toast', 'birthday', 'ru')).toContain(
    'К сожалению, не состоится день рождения (משפחת כהן)',
  );
  expect(read('cancelled', 'toast', 'corporate', 'en')).toContain(
    'We are sorry: the company event of משפחת כהן, planned for',
  );
});
