import type { Answer, IdentityWorld } from '../identity-world.ts';
import { object, text, type Input } from '../wire/input.ts';
import { invalidParameter } from '../wire/refusal.ts';
import type { Action } from './action.ts';
import { requireClient } from './app-client.ts';
import { answerNewPassword } from './new-password-challenge.ts';
import { signInWithPassword } from './password-sign-in.ts';
import { refreshedTokens } from './session.actions.ts';
import { answerPasswordProof, askPasswordProof } from './srp-sign-in.ts';

type Flow = (world: IdentityWorld, parameters: Input) => Promise<Answer>;

const refresh: Flow = (world, parameters) => refreshedTokens(world, text(parameters, 'REFRESH_TOKEN'));

// AUTH-1
const FLOWS = new Map<string, Flow>([
  ['USER_PASSWORD_AUTH', signInWithPassword],
  ['USER_SRP_AUTH', askPasswordProof],
  ['REFRESH_TOKEN_AUTH', refresh],
  ['REFRESH_TOKEN', refresh],
]);

export const initiateAuth: Action = async (world, input) => {
  requireClient(world, input);
  const flow = FLOWS.get(text(input, 'AuthFlow'));
  if (!flow) throw invalidParameter('Initiate Auth method not supported.');
  return flow(world, object(input, 'AuthParameters'));
};

export const respondToAuthChallenge: Action = async (world, input) => {
  requireClient(world, input);
  const responses = object(input, 'ChallengeResponses');
  switch (text(input, 'ChallengeName')) {
    case 'PASSWORD_VERIFIER':
      return answerPasswordProof(world, responses);
    case 'NEW_PASSWORD_REQUIRED':
      return answerNewPassword(world, text(input, 'Session'), responses);
    default:
      throw invalidParameter('Challenge not supported.');
  }
};
