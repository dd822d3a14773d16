import { inEveryLook } from '../in-every-look';
import { test } from '../journey';
import { linksTour } from '../tours/links.tour';
import { walk } from '../tours/tour';
import { visitorsTour } from '../tours/visitors.tour';

inEveryLook((look) => {
  test('what visitors see', ({ page, words }) => walk(page, look, visitorsTour(page, words)));

  test('what visitors open from a link', ({ page, words }) => walk(page, look, linksTour(page, words)));
});
