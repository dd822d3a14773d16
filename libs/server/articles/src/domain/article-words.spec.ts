import { articleWords, askedWords } from './article-words';

const text = {
  title: 'ביטול הזמנה',
  summary: 'כמה חוזר',
  body: '## החזרים\nהכסף **חוזר** ל[כרטיס](/help/cards).',
};

it('keeps the forms of every word with the best place it stands in', () => {
  const kept = articleWords(text);
  expect(kept).toContain(`'ביטול':1A`);
  expect(kept).toContain(`'חוזר':1B`);
  expect(kept).toContain(`'החזרימ':1B`);
  expect(kept).toContain(`'כספ':1D`);
  expect(kept).not.toContain('cards');
  expect(kept.match(/'חוזר'/g)).toHaveLength(1);
});

it('finds Russian and Arabic words by their beginning, without prefixes and marks', () => {
  const kept = articleWords({ title: 'Отмена заказа', summary: 'إلغاء الطلب', body: 'Всё ещё' });
  for (const form of ['отмена', 'заказа', 'الغاء', 'الطلب', 'طلب']) expect(kept).toContain(`'${form}':`);
  expect(askedWords('Как отменить заказ?')).toEqual([`'отмен':*`, `'заказ':*`]);
  expect(askedWords('كيف ألغي الطلبات؟')).toEqual([`'الغ':*`, `'طلب':*`]);
});

it('asks for the words that are meant, and writes nothing else into a query', () => {
  expect(askedWords('איך אני מבטלים את ההזמנה?')).toHaveLength(2);
  expect(askedWords('איך')).toHaveLength(1);
  expect(askedWords(`'; -- & | !`)).toEqual([]);
  for (const word of askedWords("can't pay: ביטול | הזמנה & 100%"))
    expect(word).toMatch(/^(?:'[a-z0-9א-ת]+'(?::\*)?(?: \| )?)+$/);
});
