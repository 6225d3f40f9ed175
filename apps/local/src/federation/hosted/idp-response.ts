import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../../identity/secrets/digest.ts';
import { providerNamed } from '../providers.ts';
import { issueCode, takePending, type PendingSignIn } from '../store/once.store.ts';
import { answerApp, answerPage, type AppAnswer } from './answers.ts';
import { BROWSER_COOKIE } from './authorize.ts';
import { arrive } from './federated-account.ts';
import type { HostedWorld } from './hosted-world.ts';

/** `/oauth2/idpresponse`: the provider's answer, in the query or, from Apple, as a form. Each is accepted once. */
export async function idpResponse(
  world: HostedWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: URLSearchParams,
) {
  const state = answer.get('state') ?? '';
  const pending = await takePending(world.pool, state, world.now());
  if (!pending || !isSameBrowser(request, pending)) {
    return answerPage(reply, 'This sign-in is over, or was begun in another browser. Go back and try again.');
  }
  return answerApp(reply, pending.asked, await judge(world, request, { pending, state, answer }));
}

type Arrived = { readonly pending: PendingSignIn; readonly state: string; readonly answer: URLSearchParams };

async function judge(
  world: HostedWorld,
  request: FastifyRequest,
  { pending, state, answer }: Arrived,
): Promise<AppAnswer> {
  const provider = providerNamed(pending.provider);
  const relyingParty = world.relyingParties.get(pending.provider);
  if (!provider || !relyingParty)
    throw new Error(`a sign-in waits for ${pending.provider}, which is not there`);
  const error = answer.get('error');
  if (error !== null) return { error, error_description: answer.get('error_description') ?? error };

  const { verifier, nonce, asked } = pending;
  const vouched = await relyingParty.finish(answer, { verifier, nonce, state }).catch((problem: unknown) => {
    request.log.warn(problem);
    return null;
  });
  if (!vouched)
    return { error: 'invalid_request', error_description: 'Exception processing authorization code' };

  const arrival = await arrive(world, provider, vouched);
  if (arrival.is === 'refused') {
    // AUTH-7 AUTH-8: the format in which a pool passes on an error of its sign-up trigger.
    const description = `PreSignUp failed with error ${arrival.why} for ${vouched.email}.`;
    return { error: 'invalid_request', error_description: description };
  }
  const { account, isNew } = arrival;
  if (!account.enabled) return { error: 'invalid_request', error_description: 'User is disabled.' };
  if (isNew && arrival.is === 'admitted') await world.onFirstSignIn(account, provider);
  const facts = { sub: account.sub, provider: provider.name, asked };
  return { code: await issueCode(world.pool, facts, world.now()) };
}

function isSameBrowser({ headers }: FastifyRequest, { browserHash }: PendingSignIn): boolean {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  const browser = cookies.find((cookie) => cookie.startsWith(`${BROWSER_COOKIE}=`));
  if (browser === undefined) return false;
  const given = sha256(browser.slice(BROWSER_COOKIE.length + 1));
  return timingSafeEqual(given, Buffer.from(browserHash, 'hex'));
}
