export type Sale = {
  saleId: string;
  transactionId: string;
  type: string;
  status: string;
  price: number;
  installments: number;
  charged: number;
  refunded: number;
  history: { event: string }[];
};

/** The card provider of a test: its sales, and its configured behaviour. */
export const theProvider = (url: string) => ({
  async sales(): Promise<Sale[]> {
    return (await (await fetch(`${url}/_sandbox/payments/sales`)).json()) as Sale[];
  },
  async misbehave(rule: string, count = 1): Promise<void> {
    const answer = await fetch(`${url}/_sandbox/behaviour`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'payments', rule, count }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  },
  /** The cardholder confirms at the bank, or refuses. */
  async confirm(address: string, decision: 'approve' | 'refuse' = 'approve'): Promise<void> {
    await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=${decision}`,
    });
  },
});
