/** Maximum number of test messages: of one event in an hour; of one account, and to one phone under any account, in a day. */
const TEST_LIMITS = { event: 3, account: 10, phone: 10 };
export type TestsBefore = Record<keyof typeof TEST_LIMITS, number>;

/** Limit that prevents another test message of a host. */
export const testObstacle = ({
  event,
  account,
  phone,
}: TestsBefore): 'too_many_this_hour' | 'too_many_today' | null => {
  if (account >= TEST_LIMITS.account || phone >= TEST_LIMITS.phone) return 'too_many_today';
  return event >= TEST_LIMITS.event ? 'too_many_this_hour' : null;
};
