/** One of the sandbox's cards: it can be charged. */
export const card = { number: '5326105300985846', expiry: '1230' };

/** Access to the sandbox's records. @param {{ sandboxUrl: string }} product */
export const outside = ({ sandboxUrl }) => {
  /** @returns {Promise<any>} */
  const ask = async (path, body = undefined) => {
    const answer = await fetch(`${sandboxUrl}/_sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`sandbox ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text ? JSON.parse(text) : undefined;
  };
  return {
    /** Texts to a phone, newest last. */
    smsTo: (phone) => ask(`sms?to=${encodeURIComponent(phone)}`),
    messagesTo: (phone) => ask(`whatsapp/messages?to=${encodeURIComponent(phone)}`),
    /** A token as the hosted fields would return it, and the digits by which a person recognises the card. */
    tokenOf: (it) => ask('payments/token', it),
    /** Resets the sandbox, including pending statuses. */
    reset: () => ask('reset', {}),
  };
};
