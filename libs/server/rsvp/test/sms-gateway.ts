import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Sms = { destinations: { phone: [{ _: string }] }; message: string };

/** Fake HTTP server of the SMS gateway that records the messages sent to it. */
export const smsGateway = async () => {
  const sent: Sms[] = [];
  const answer = { /** 0 is success. */ status: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (answer.status === 0) sent.push((JSON.parse(body) as { sms: Sms }).sms);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: answer.status, message: 'said' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answer,
    close: () => server.close(),
  };
};
export type SmsGateway = Awaited<ReturnType<typeof smsGateway>>;
