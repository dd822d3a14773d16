import { inEveryLook } from '../in-every-look';
import { test } from '../journey';
import { adminsTour } from '../tours/admins.tour';
import { walk } from '../tours/tour';
import { demoAdmin } from '../world/an-admin';

inEveryLook((look) => {
  test('what super admins see', ({ page, context, words }) =>
    demoAdmin.actsIn(context, () => walk(page, look, adminsTour(page, words))));
});
