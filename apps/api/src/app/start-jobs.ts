import { endPayment } from '../features/accounts/end-payment.job.ts';
import { forgetCustomer } from '../features/accounts/forget-customer.job.ts';
import { capturePayment, releasePayment } from '../features/orders/held-payment.job.ts';
import { sendDisputeNews } from '../features/payment-events/send-dispute-news.job.ts';
import { removeFiles } from '../features/accounts/remove-files.job.ts';
import { sendPdf } from '../features/documents/send-pdf.job.ts';
import { endOrders } from '../features/orders/end-orders.job.ts';
import { sendFeedback } from '../features/marketing/send-feedback.job.ts';
import { sendCodeDigest } from '../features/packs/send-code-digest.job.ts';
import { tellCodeUpdates } from '../features/packs/tell-code-updates.job.ts';
import { makeBatchPdf } from '../features/pdf-batches/make-batch-pdf.job.ts';
import { sendPdfBatch } from '../features/pdf-batches/send-pdf-batch.job.ts';
import { tendPdfBatches } from '../features/pdf-batches/tend-pdf-batches.job.ts';
import { sendPlanNews } from '../features/plans/send-plan-news.job.ts';
import { tendPlans } from '../features/plans/tend-plans.job.ts';
import { reconcilePayments } from '../features/reconciliation/reconcile-payments.job.ts';
import { findDuePlans, renewDuePlan } from '../features/renewals/renew-plans.job.ts';
import { sendInvite } from '../features/teams/send-invite.job.ts';
import { forgetDeliveries } from '../features/webhooks/forget-deliveries.job.ts';
import { sendWebhook } from '../features/webhooks/send-webhook.job.ts';
import { sendWebhookNews } from '../features/webhooks/send-webhook-news.job.ts';
import type { Api, ApiConfig } from './api.ts';
import { Jobs } from '../jobs/jobs.ts';

type JobsConfig = Pick<
  ApiConfig,
  | 'databaseUrl'
  | 'region'
  | 'webhooks'
  | 'messenger'
  | 'publicAddress'
  | 'feedbackTo'
  | 'files'
  | 'pdfMaker'
  | 'linkSecret'
  | 'now'
  | 'payments'
> & {
  /** False in specs that run the jobs themselves. */
  readonly works?: boolean;
};

/** Starts the jobs of a copy, on the database of its API. Stop them before the API. */
export function startJobs({ database: db, metrics, server }: Api, config: JobsConfig): Promise<Jobs> {
  const world = { ...config, db };
  return Jobs.start(
    {
      databaseUrl: config.databaseUrl,
      table: {
        'send-invite': sendInvite(world),
        'send-feedback': sendFeedback(world),
        'send-pdf': sendPdf(world),
        'make-batch-pdf': makeBatchPdf(world),
        'send-pdf-batch': sendPdfBatch(world),
        'tend-pdf-batches': tendPdfBatches(world),
        'send-plan-news': sendPlanNews(world),
        'remove-files': removeFiles(world),
        'renew-plans': findDuePlans(world),
        'renew-plan': renewDuePlan(world),
        'reconcile-payments': reconcilePayments(world),
        'end-orders': endOrders(world),
        'end-payment': endPayment(world),
        'capture-payment': capturePayment(world),
        'release-payment': releasePayment(world),
        'forget-customer': forgetCustomer(world),
        'send-dispute-news': sendDisputeNews(world),
        'tend-plans': tendPlans(world),
        'tell-code-updates': tellCodeUpdates(world),
        'send-code-digest': sendCodeDigest(world),
        'send-webhook': sendWebhook(world),
        'send-webhook-news': sendWebhookNews(world),
        'forget-deliveries': forgetDeliveries(world),
      },
      done: metrics.counter('ridgeline_jobs_total', 'Jobs by queue and outcome.'),
      onFailure: (err, queue) => server.log.error({ err, queue }, 'a job failed'),
    },
    { works: config.works ?? true },
  );
}
