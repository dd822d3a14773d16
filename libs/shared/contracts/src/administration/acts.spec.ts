import { allCalls, ActReason } from '../index';

/** Changing calls of super admins without `reason`: this one has the specification's own `notes`. */
const WITHOUT_REASON = ['verification.decideBankDetails'];

it('every changing call of super admins wants a reason', () => {
  const changing = allCalls().filter(
    ({ access, method, noAct }) => access === 'superAdmin' && method !== 'GET' && !noAct,
  );
  // beside a file, the reason stands in the address
  const without = changing.filter(({ body, query, file }) => {
    const tried = (file ? query : body)?.safeParse({});
    return !tried?.error?.issues.some(({ path }) => path[0] === 'reason');
  });
  expect(without.map(({ id }) => id).filter((id) => !WITHOUT_REASON.includes(id))).toEqual([]);
});

it('every reason of an act is of the one type, which audited reads share', () => {
  const asking = allCalls().filter(({ access, method, noAct, audited }) => {
    const isAct = method === 'GET' ? audited : !noAct;
    return access === 'superAdmin' && isAct;
  });
  const lax = asking.filter(({ body, query, id }) => {
    const issues = [body, query].flatMap(
      (schema) => schema?.safeParse({ reason: 'abcd' }).error?.issues ?? [],
    );
    const hasReason = [body, query].some((schema) =>
      schema?.safeParse({}).error?.issues.some(({ path }) => path[0] === 'reason'),
    );
    const isShort = issues.some(
      ({ path, message }) => path[0] === 'reason' && message === 'reason.too_short',
    );
    return hasReason && !isShort && !WITHOUT_REASON.includes(id);
  });
  expect(lax.map(({ id }) => id)).toEqual([]);
  expect(asking.length).toBeGreaterThan(30);
});

it('a reason is between five and five hundred characters, blanks at its ends not counted', () => {
  const reads = (reason: unknown) => ActReason.safeParse(reason).success;
  expect(reads('תלונה')).toBe(true);
  expect(reads('  abcd   ')).toBe(false);
  expect(reads('a'.repeat(500))).toBe(true);
  expect(reads('a'.repeat(501))).toBe(false);
  expect(reads(undefined)).toBe(false);
});
