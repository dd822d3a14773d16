export type SandboxMessage = {
  wamid: string;
  to: string;
  type: string;
  body: Record<string, unknown>;
  statuses: { status: string }[];
};

/** Steers the sandbox as tests do. */
export const controlOf = (url: string) => {
  const call = async <T>(method: string, where: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/_sandbox/${where}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    url,
    put: (where: string, body: unknown) => call('PUT', where, body),
    messages: (to?: string) =>
      call<SandboxMessage[]>('GET', `whatsapp/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`),
    reply: (reply: Record<string, string>) =>
      call<{ wamid: string; userId: string }>('POST', 'whatsapp/reply', reply),
    misbehave: (rule: string, more: Record<string, unknown> = {}) =>
      call('PUT', 'behaviour', { service: 'whatsapp', rule, ...more }),
    behave: (rule: string) => call('PUT', 'behaviour', { service: 'whatsapp', rule, count: 0 }),
  };
};
