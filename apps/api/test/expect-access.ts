import { type Call, isPersonal } from '@smachot/contracts';
import { expectedAccess } from './access-expected';
import { type AccessWorld, granted, roles, STREAMS } from './access-world';

/** Sends a call as one of the roles, and expects the answer that `expectedAccess` has for the role. */
export const expectAccess = async (
  world: AccessWorld,
  call: Call,
  role: (typeof roles)[number],
): Promise<void> => {
  const expected = expectedAccess[call.id]![roles.indexOf(role)];
  if (STREAMS.has(call.id) && expected === 'ok') return;
  const answer = await world.askOnce(call, world.people[role]);
  const seen = granted(answer.status, (answer.body as { code?: string } | undefined)?.code);
  expect({ call: call.id, role, seen }).toEqual({ call: call.id, role, seen: expected });
  // whether it was granted or refused: neither may be found in a cache later
  if (isPersonal(call))
    expect([call.id, answer.headers['cache-control']]).toEqual([
      call.id,
      expect.stringContaining('no-store'),
    ]);
};
