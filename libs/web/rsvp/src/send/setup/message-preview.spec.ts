import { marked } from './message-preview';

describe('the chat’s own marking', () => {
  it('makes *words* bold and leaves lone stars alone', () => {
    expect(marked('שלום *רחל*, 5*3')).toEqual([
      { bold: false, text: 'שלום ' },
      { bold: true, text: 'רחל' },
      { bold: false, text: ', 5*3' },
    ]);
  });
});
