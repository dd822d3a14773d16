export type StreamEvent = { id: string | null; event: string; data: string };

/** Parses server-sent events from text chunks of any size; comments are heartbeats and are ignored. */
export const eventReader = (onEvent: (event: StreamEvent) => void) => {
  let rest = '';
  let current = { id: null as string | null, event: 'message', data: [] as string[] };
  const take = (line: string) => {
    if (line === '') {
      if (current.data.length > 0)
        onEvent({ id: current.id, event: current.event, data: current.data.join('\n') });
      current = { id: current.id, event: 'message', data: [] };
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') current.id = value;
    if (field === 'event') current.event = value;
    if (field === 'data') current.data.push(value);
  };
  return (text: string): void => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(take);
  };
};
