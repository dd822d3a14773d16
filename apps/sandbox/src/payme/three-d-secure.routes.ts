import type { FastifyInstance } from 'fastify';
import { html, page, type Html } from '../phone/html';
import type { PayMe } from './payme';
import { PaymeError } from './payme-error';
import type { Sale } from './sale';
import { saleAnswer } from './sale.answers';

interface ChallengeRoute {
  Params: { id: string };
  Body: { decision?: string };
}

const sum = (agorot: number, currency: string) =>
  new Intl.NumberFormat('he-IL', { style: 'currency', currency }).format(agorot / 100);

function challengePage(sale: Sale): string {
  const over = sale.status !== 'initial' && sale.status !== 'failed';
  const body: Html = over
    ? html`<p>העסקה כבר הוכרעה.</p>`
    : html`<dl>
          <dt>עבור</dt>
          <dd>${sale.order.productName}</dd>
          <dt>סכום</dt>
          <dd>${sum(sale.order.price, sale.order.currency)}</dd>
          <dt>כרטיס</dt>
          <dd><bdi dir="ltr">${sale.buyer?.mask ?? ''}</bdi></dd>
        </dl>
        <form method="post">
          <button class="btn btn-primary btn-lg btn-block" name="decision" value="approve">
            אישור התשלום
          </button>
          <button class="btn btn-line btn-lg btn-block" name="decision" value="refuse">ביטול</button>
        </form>`;
  return page({
    title: 'אימות התשלום',
    styles: ['tokens.css', 'base.css', 'controls.css', 'challenge.css'],
    body: html`<main class="challenge card">
      <h1>אימות התשלום</h1>
      <p>הבנק שלכם מבקש לאשר את העסקה.</p>
      ${body}
    </main>`,
  });
}

/** The return address of the buyer. Its parameters prove nothing: the product must read the sale. */
function returnAddress(payme: PayMe, sale: Sale): string {
  const back = new URL(sale.order.returnUrl ?? payme.world.settings.PRODUCT_URL);
  const { payme_status, payme_sale_id, sale_status, transaction_id, payme_signature } = saleAnswer(
    sale,
    payme.world.settings,
  );
  const query = {
    payme_status,
    payme_sale_id,
    sale_status,
    transaction_id,
    payme_signature: payme_signature ?? '',
  };
  for (const [name, value] of Object.entries(query)) back.searchParams.set(name, value);
  if (sale.status === 'failed') back.searchParams.set('payme_status', 'error');
  return back.href;
}

/** The page a 3-D Secure challenge redirects to: approve, refuse, and back to the sale's return address. */
export async function challengeRoutes(app: FastifyInstance, payme: PayMe): Promise<void> {
  await app.register(
    async (challenge) => {
      challenge.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      challenge.setErrorHandler((error, _request, reply) =>
        reply
          .status(error instanceof PaymeError ? 404 : 500)
          .type('text/plain')
          .send(String(error)),
      );
      challenge.get<ChallengeRoute>('/:id', async (request, reply) =>
        reply.type('text/html').send(challengePage(payme.find(request.params.id))),
      );
      challenge.post<ChallengeRoute>('/:id', async (request, reply) => {
        const sale = payme.find(request.params.id);
        sale.is3ds = true;
        try {
          if (request.body.decision === 'approve') payme.approve(sale);
          else payme.refuse(sale, { code: 150, text: '3D Secure authentication failed' });
        } catch (error) {
          // A refusal, or a second press of the button: either way the buyer is sent back.
          if (!(error instanceof PaymeError)) throw error;
        }
        return reply.redirect(returnAddress(payme, sale), 303);
      });
    },
    { prefix: '/payme/3ds' },
  );
}
