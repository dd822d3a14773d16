import Fastify, { type FastifyInstance } from 'fastify';
import { AnalyticsLog } from './analytics/analytics-log';
import { analyticsControl, analyticsRoutes } from './analytics/analytics.routes';
import { controlRoutes, type Steering } from './control/control.routes';
import { Inbox } from './mail/inbox';
import { HostedFields } from './payme/hosted-fields';
import { hostedFieldRoutes } from './payme/hosted-fields.routes';
import { PayMe } from './payme/payme';
import { paymeControl } from './payme/payme.control';
import { paymeRoutes } from './payme/payme.routes';
import { challengeRoutes } from './payme/three-d-secure.routes';
import { assetRoutes } from './phone/assets';
import { phoneRoutes } from './phone/phone.routes';
import { placesRoutes } from './places/places.routes';
import { PushLog } from './push/push-log';
import { pushControl, pushRoutes } from './push/push.routes';
import type { Settings } from './settings';
import { SmsLog } from './sms/sms';
import type { Services } from './services';
import { smsRoutes } from './sms/sms.routes';
import { graphRoutes } from './whatsapp/graph.routes';
import { GuestReplies } from './whatsapp/guest-replies';
import { WhatsApp } from './whatsapp/whatsapp';
import { whatsappControl } from './whatsapp/whatsapp.control';
import { World } from './world';

function createServices(settings: Settings): Services & { hosted: HostedFields } {
  const world = new World(settings);
  return {
    world,
    whatsapp: new WhatsApp(world),
    payme: new PayMe(world),
    hosted: new HostedFields(settings),
    sms: new SmsLog(world),
    inbox: new Inbox(world),
    analytics: new AnalyticsLog(world),
    push: new PushLog(world),
  };
}

/** The services' own routes, as the product calls them. */
async function serviceRoutes(app: FastifyInstance, services: Services, hosted: HostedFields): Promise<void> {
  const { world, whatsapp, payme, sms, analytics, push } = services;
  await graphRoutes(app, whatsapp);
  await paymeRoutes(app, payme);
  await challengeRoutes(app, payme);
  await hostedFieldRoutes(app, hosted);
  await analyticsRoutes(app, world, analytics);
  smsRoutes(app, world, sms);
  await placesRoutes(app, world);
  await pushRoutes(app, world, push);
}

function steeringOf(
  { whatsapp, payme, sms, inbox, analytics, push }: Services,
  hosted: HostedFields,
): Steering {
  return {
    reset() {
      for (const service of [whatsapp, payme]) service.reset();
      for (const memory of [hosted, sms, inbox, analytics, push]) memory.clear();
    },
    behavioursChanged: () => whatsapp.statuses.applyPace(),
    counts: () => ({
      messages: whatsapp.log.size,
      statusesToCome: whatsapp.statuses.pending,
      webhooksQueued: whatsapp.sender.queued,
      callbacksQueued: payme.callbacks.waiting,
      sales: payme.list().length,
      sms: sms.list().length,
      mails: inbox.list().length,
      pushed: push.list().length,
    }),
  };
}

/** The services' calls for tests and for the phone page. */
function serviceControls(
  control: FastifyInstance,
  { whatsapp, payme, sms, inbox, analytics, push }: Services,
): void {
  whatsappControl(control, whatsapp, new GuestReplies(whatsapp));
  paymeControl(control, payme);
  control.get<{ Querystring: { to?: string } }>('/sms', async (request) => sms.list(request.query.to));
  control.get<{ Querystring: { to?: string } }>('/mail', async (request) => inbox.list(request.query.to));
  analyticsControl(control, analytics);
  pushControl(control, push);
}

/** Builds the sandbox, fully wired and not listening yet. */
export async function buildSandbox(settings: Settings) {
  const { hosted, ...services } = createServices(settings);
  const { world, whatsapp, payme, inbox } = services;
  const app = Fastify({
    bodyLimit: 20 * 1024 * 1024,
    forceCloseConnections: true,
    keepAliveTimeout: 72_000,
    // ids of places and messages are long
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  await serviceRoutes(app, services, hosted);
  assetRoutes(app);
  await phoneRoutes(app, services);
  await controlRoutes(app, world, steeringOf(services, hosted), (control) =>
    serviceControls(control, services),
  );

  const shutDown = async () => {
    await Promise.all([app.close(), inbox.close(), whatsapp.close(), payme.callbacks.close()]);
  };
  return { world, app, inbox, shutDown };
}
