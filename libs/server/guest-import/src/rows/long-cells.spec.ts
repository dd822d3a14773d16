import { classifyRows } from './classify-rows';

it('keeps the lines of a note and of a request', () => {
  const cells = ['דנה לוי', 'צמחונית\nבלי אגוזים', ' שולחן שקט \r\n\r\n ליד הדלת'];
  const { rows } = classifyRows([{ row: 2, cells }], ['name', 'notes', 'requests'], [], { language: 'he' });
  expect(rows[0]!.guest).toMatchObject({
    hostNote: 'צמחונית\nבלי אגוזים',
    specialRequests: 'שולחן שקט\n\nליד הדלת',
  });
});
