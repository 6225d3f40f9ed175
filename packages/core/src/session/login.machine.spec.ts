import { describe, expect, it } from 'vitest';
import { fail, ok } from '../shared/result.ts';
import { anIdentity } from '../testing/session/session.builder.ts';
import { initialLogin, nextLogin, type LoginEvent } from './login.machine.ts';

const asked: LoginEvent = { type: 'asked' };
const accepted: LoginEvent = { type: 'answered', answer: ok(anIdentity()) };
const refused: LoginEvent = { type: 'answered', answer: fail({ code: 'incorrect-password' }) };

function after(...events: readonly LoginEvent[]) {
  return events.reduce(nextLogin, initialLogin);
}

describe('a login', () => {
  it('AUTH-2 is requested, then logged in or failed', () => {
    expect(after(asked)).toEqual({ is: 'requested' });
    expect(after(asked, accepted)).toEqual({ is: 'logged-in' });
    expect(after(asked, refused)).toEqual({ is: 'failed', failure: { code: 'incorrect-password' } });
  });

  it('AUTH-2 is requested again after a failure', () => {
    expect(after(asked, refused, asked)).toEqual({ is: 'requested' });
    expect(after(asked, refused, asked, accepted)).toEqual({ is: 'logged-in' });
  });

  it('AUTH-2 takes one answer to one request', () => {
    expect(after(accepted)).toEqual(initialLogin);
    expect(after(asked, refused, accepted)).toEqual(after(asked, refused));
  });
});
