import { readTicketCode, TICKET_ALPHABET, TicketCode, ticketPath } from '@smachot/contracts';
import { newTicketCode } from './ticket-code';

describe('the code of a ticket', () => {
  it('is new each time, uses every sign, and is read again from its address and as people type it', () => {
    const codes = Array.from({ length: 200 }, newTicketCode);
    expect(new Set(codes).size).toBe(200);
    expect(new Set(codes.join('')).size).toBe(TICKET_ALPHABET.length);
    for (const code of codes) {
      expect(TicketCode.parse(code)).toBe(code);
      const typed = code
        .toLowerCase()
        .replace(/(.{4})(?=.)/g, '$1-')
        .replace(/0/g, 'o')
        .replace(/1/g, 'l');
      expect(readTicketCode(typed)).toBe(code);
      expect(readTicketCode(`https://app.smachot.example${ticketPath(code)}?x=1`)).toBe(code);
    }
  });
  it.each(['', 'U234567890123456', '123456789012345', 'https://evil.example/t/', '/t/<script>'])(
    'is not read from %p',
    (text) => expect(readTicketCode(text)).toBeNull(),
  );
});
