import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html, page } from '../phone/html';
import { assetFile } from '../phone/assets';
import { cardFields, type CardField } from './field-values';
import { payment, type HostedFields } from './hosted-fields';

const names = {
  he: { cardNumber: 'מספר כרטיס', cardExpiration: 'תוקף', cvc: 'קוד אבטחה' },
  en: { cardNumber: 'Card number', cardExpiration: 'Expiry date', cvc: 'Security code' },
};

const autocomplete = { cardNumber: 'cc-number', cardExpiration: 'cc-exp', cvc: 'cc-csc' };

const frameQuery = z.object({ field: z.enum(cardFields), language: z.enum(['he', 'en']).catch('en') });
const fieldParams = z.object({ session: z.string().min(8), field: z.enum(cardFields) });
const sessionParams = z.object({ session: z.string().min(8) });
const typed = z.object({ value: z.string().max(40) });

function framePage(field: CardField, language: 'he' | 'en'): string {
  const name = names[language][field];
  return page({
    title: name,
    styles: ['field.css'],
    scripts: ['field.js'],
    body: html`<label class="sr" for="field">${name}</label>
      <input
        id="field"
        dir="ltr"
        inputmode="numeric"
        autocomplete="${autocomplete[field]}"
        spellcheck="false"
        aria-required="true"
      />`,
    language,
  });
}

/**
 * Routes of the script a page loads, and of its frames. Frames and sessions belong to this origin alone: the page learns only
 * whether a field is valid, and gets a token in the end.
 */
export async function hostedFieldRoutes(app: FastifyInstance, hosted: HostedFields): Promise<void> {
  await app.register(
    async (fields) => {
      fields.get('/hostedfields.js', (_request, reply) =>
        reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('text/javascript; charset=utf-8')
          .send(assetFile('hostedfields.js')),
      );
      fields.get('/field', async (request, reply) => {
        const { field, language } = frameQuery.parse(request.query);
        return reply
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('text/html; charset=utf-8')
          .send(framePage(field, language));
      });
      fields.put('/sessions/:session/:field', async (request, reply) => {
        const { session, field } = fieldParams.parse(request.params);
        hosted.put(session, field, typed.parse(request.body).value);
        return reply.status(204).send();
      });
      fields.post('/sessions/:session/tokenize', async (request) => {
        const { session } = sessionParams.parse(request.params);
        const asked = payment.safeParse(request.body);
        if (asked.success) return hosted.tokenize(session, asked.data);
        const errors = Object.fromEntries(
          asked.error.issues.map((issue) => [issue.path.slice(1).join('.'), 'Invalid value']),
        );
        return { type: 'tokenize-error', validationError: true, errors };
      });
    },
    { prefix: '/payme/hf/v1' },
  );
}
