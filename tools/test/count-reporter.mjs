/** A reporter of `node --test`: the counts as JSON, for the last line of npm test. */
export default async function* countReporter(source) {
  let passed = 0;
  const failures = [];
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite' || data?.skip) continue;
    if (type === 'test:pass') passed += 1;
    if (type === 'test:fail') {
      const { error } = data.details;
      if (error?.failureType === 'subtestsFailed') continue; // its children are counted
      failures.push({ name: data.name, message: error?.cause?.message ?? error?.message ?? '' });
    }
  }
  yield JSON.stringify({ passed, failures });
}
