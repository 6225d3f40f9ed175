import { CensusGeocoder } from '../adapters/census-geocoder.ts';
import { MessengerByMedium } from '../adapters/messenger-by-medium.ts';
import { HttpsWebhooks } from '../adapters/https-webhooks.ts';
import { OpenIdGoogleTokens } from '../adapters/openid-google-tokens.ts';
import { SmtpMail } from '../adapters/smtp-mail.ts';
import { SnsTexts } from '../adapters/sns-texts.ts';
import { StripeEvents } from '../adapters/stripe-events.ts';
import { StripePayments } from '../adapters/stripe-payments.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { PdfkitMaker } from '../features/documents/pdfkit-maker.ts';
import { createApi, type ApiConfig } from './api.ts';
import { filesIn } from './files-in.ts';
import { startJobs } from './start-jobs.ts';
import { serveMetrics } from '../operating/metrics-server.ts';

/** Longer than any call may take, and shorter than the grace period before the process is killed. */
const LAST_MOMENT = 20_000;

/** For sweeps: suppliers in front of the defaults. */
export type Suppliers = Pick<ApiConfig, 'reportContent' | 'addressBook' | 'payments'>;

/** Runs one copy of the API until it gets a signal to stop. */
export async function serve(
  { values, mail, texts, files, google, payments, paymentEvents, pages, testClocks }: Configuration,
  suppliers: Suppliers = {},
): Promise<void> {
  const email = new SmtpMail(mail);
  const config: ApiConfig = {
    ...(payments && { payments: new StripePayments(payments) }),
    ...(paymentEvents && { paymentEvents: new StripeEvents(paymentEvents) }),
    ...suppliers,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: { connections: values.DATABASE_CONNECTIONS },
    testClocks,
    issuer: values.USER_POOL_ISSUER,
    clientId: values.USER_POOL_CLIENT_ID,
    region: values.REGION,
    origins: {
      connect: [
        new URL(values.USER_POOL_ISSUER).origin,
        ...(values.USER_POOL_DOMAIN === null ? [] : [`https://${values.USER_POOL_DOMAIN}`]),
      ],
      images: values.MAP_SERVICE === null ? [] : [new URL(values.MAP_SERVICE).origin],
      secure: values.PUBLIC_ADDRESS.startsWith('https:'),
      stripe: values.STRIPE_PUBLISHABLE_KEY !== '',
      google: google !== null,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    publicAddress: values.PUBLIC_ADDRESS,
    ...(values.FEEDBACK_TO !== null && { feedbackTo: values.FEEDBACK_TO }),
    messenger: new MessengerByMedium({ email, text: texts && new SnsTexts(texts) }),
    files: await filesIn(files),
    pdfMaker: new PdfkitMaker(),
    webhooks: new HttpsWebhooks({ sink: values.WEBHOOK_SINK }),
    linkSecret: values.LINK_SECRET,
    ...(values.GEOCODER_ENDPOINT !== null && { geocoder: new CensusGeocoder(values.GEOCODER_ENDPOINT) }),
    ...(google && { google: new OpenIdGoogleTokens(google) }),
    ...(values.MAP_SERVICE !== null && { mapService: values.MAP_SERVICE }),
    logLevel: values.LOG_LEVEL,
    ...(values.WEB_FOLDER !== null && {
      web: {
        folder: values.WEB_FOLDER,
        config: {
          environment: values.ENVIRONMENT,
          userPoolId: values.USER_POOL_ID,
          userPoolClientId: values.USER_POOL_CLIENT_ID,
          ...(values.USER_POOL_DOMAIN !== null && { userPoolDomain: values.USER_POOL_DOMAIN }),
          pages,
          ...(values.STRIPE_PUBLISHABLE_KEY !== '' && {
            cards: { publishableKey: values.STRIPE_PUBLISHABLE_KEY },
          }),
          ...(google && { oneTap: { clientId: google.clientId } }),
        },
      },
    }),
  };
  const api = await createApi(config);
  const jobs = values.JOBS ? await startJobs(api, config) : null;
  const { log } = api.server;
  const metrics = await serveMetrics(api.metrics, { host: values.METRICS_HOST, port: values.METRICS_PORT });

  let stopping: Promise<void> | null = null;
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    api.draining.begin();
    await new Promise((resolve) => setTimeout(resolve, values.SHUTDOWN_GRACE));
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    await jobs?.stop();
    await api.server.close();
    await metrics.close();
    email.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop(signal)));

  const address = await api.server.listen({ host: values.HOST, port: values.PORT });
  log.info({ address, metrics: metrics.address }, 'listening');
}
