import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { wireDigits } from '../phone-number';
import type { GuestReplies } from './guest-replies';
import type { WhatsApp } from './whatsapp';

const recipient = z.object({ to: z.string().optional() });

const reply = z.strictObject({
  to: z.string().min(3),
  wamid: z.string().optional(),
  payload: z.string().optional(),
  listId: z.string().optional(),
  text: z.string().optional(),
  name: z.string().optional(),
});

const template = z.strictObject({
  name: z.string().min(1),
  category: z.enum(['UTILITY', 'MARKETING']).default('UTILITY'),
  header: z.enum(['IMAGE', 'NONE']).default('NONE'),
  texts: z.record(
    z.string(),
    z.strictObject({
      body: z.string(),
      buttons: z.array(z.string()).default([]),
      link: z.string().optional(),
    }),
  ),
});

const rawWebhook = z.object({ signature: z.string().optional() });

/** `/_sandbox/whatsapp/…`: the accepted messages, and the guest's replies. */
export function whatsappControl(control: FastifyInstance, whatsapp: WhatsApp, replies: GuestReplies): void {
  control.get('/whatsapp/messages', async (request) => {
    const { to } = recipient.parse(request.query);
    return whatsapp.log.list(to === undefined ? undefined : wireDigits(to));
  });

  control.get('/whatsapp/limits', async () => {
    const { perSecond, tier, used } = whatsapp.limits();
    return { perSecond, tier: tier ?? null, used };
  });

  control.post('/whatsapp/reply', async (request) => {
    const { to, ...rest } = reply.parse(request.body);
    return replies.send({ phone: wireDigits(to), ...rest });
  });

  control.get('/whatsapp/templates', () => whatsapp.templates.wireList());

  control.put('/whatsapp/templates', async (request) => {
    whatsapp.templates.put(template.parse(request.body));
    return whatsapp.templates.wireList();
  });

  // Any bytes, signed as ours unless `?signature=` says otherwise; returns the product's answer.
  void control.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post<{ Body: Buffer }>('/whatsapp/webhook', async (request) => {
      const { signature } = rawWebhook.parse(request.query);
      return whatsapp.sender.once(request.body ?? Buffer.alloc(0), signature);
    });
  });
}
