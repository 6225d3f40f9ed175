import { HttpWebhookGateway } from '@ridgeline/adapters/http';
import { HttpsWebhooks } from '@ridgeline/api';
import { TEAM_PLAN } from '@ridgeline/api/testing';
import { webhookGatewayContract } from '@ridgeline/core/testing/integrations';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { webhookReceiver } from '../webhooks/webhook-receiver.ts';
import { apiSuite } from './api-suite.ts';

const receives = Fastify();
await receives.register(webhookReceiver());
const sink = `${await receives.listen({ port: 0, host: '127.0.0.1' })}/webhooks/`;
afterAll(() => receives.close());

const suite = await apiSuite({}, { webhooks: new HttpsWebhooks({ sink }) });

webhookGatewayContract('HttpWebhookGateway', async () => {
  const session = suite.sessionOf(await suite.api.person({ plan: TEAM_PLAN }));
  return {
    webhooks: new HttpWebhookGateway(session.client),
    accepting: `${sink}accepts/`,
    refusing: `${sink}refuses/`,
    deliver: async () => {
      await suite.api.sql.query(`update pgboss.job set start_after = now() where state = 'created'`);
      await suite.api.doJobs();
    },
    endSession: session.end,
    breakConnection: session.goOffline,
  };
});
