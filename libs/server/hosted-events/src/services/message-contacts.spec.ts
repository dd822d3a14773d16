import { hasOtherContacts } from './message-contacts';

const MEETING = 'https://meet.example/abc';
const page = 'https://app.smachot.example/event/flowers';

it('takes the event’s own links alone, as words of their own', () => {
  for (const text of ['נפגשים ב-19:00 ב־4.6.2027', `הקישור: ${MEETING}.`, `(${page})`])
    expect(hasOtherContacts(text, [MEETING, page])).toBe(false);
  for (const text of ['050-1234567', 'a@b.com', 'bit.ly/x', `${MEETING}evil`, `${MEETING}/x`, '@some_name'])
    expect(hasOtherContacts(text, [MEETING, page])).toBe(true);
});
