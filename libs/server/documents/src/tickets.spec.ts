import { drawTickets, type PrintedTicket } from './tickets';

const ticket = (heading: string): PrintedTicket => ({
  heading,
  lines: ['יום שישי, 4 ביוני 2027, 19:00', 'Дом культуры (зал 2)', '', 'مهرجان الزهور 12'],
  address: 'https://smachot.example/t/0123456789ABCDEF',
  code: '0123-4567-89AB-CDEF',
  foot: 'Покажите код на входе',
});

it('draws a page for each ticket in every language, also with titles as long as they may be', async () => {
  for (const language of ['he', 'ru'] as const) {
    const file = (
      await drawTickets('tickets', [ticket('ערב פרחים'), ticket('מילה '.repeat(40))], language)
    ).toString('latin1');
    expect(file.slice(0, 5)).toBe('%PDF-');
    expect(Number(/\/Count (\d+)/.exec(file)?.[1])).toBe(2);
    expect(file).toContain(`/Lang (${language})`);
  }
});
