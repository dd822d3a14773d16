import { traceHeader } from './trace-header';

afterEach(() => document.head.replaceChildren());

it('a call begins a trace where the page says that the server traces', () => {
  document.head.innerHTML = '<meta name="tracing" />';
  const [first, second] = [traceHeader(), traceHeader()];
  expect(first['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(first).not.toEqual(second);
});

it('it sends no further header elsewhere', () => {
  expect(traceHeader()).toEqual({});
});
