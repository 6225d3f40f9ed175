import { cleanup, screen } from '@testing-library/react';
import { aSurvey } from '@ridgeline/core/testing/marketing';
import { afterEach, describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { Component } from '../../routes/screens/feedback.route.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { alerts, aStage, button, field, isOff, notesOf } from '../../testing/screen-stage.tsx';
import { ToastStore } from '../../view-model/toasts.store.ts';

afterEach(cleanup);

async function setUp(address = '/feedback', options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(address, options);
  stage.surveys.configured = aSurvey();
  await stage.surveys.answer('feedback-2026', { useful: 'very', crew: 4 });
  await stage.signIn({ userId: 'us-east-1:ada' });
  await stage.show(Component);
  return { ...stage, toasts: () => stage.container.get(ToastStore).takeAll().map(asRead) };
}

const details = (): HTMLElement => field('What would you like to tell us?');
const answer = (name: string): HTMLInputElement => screen.getByRole('radio', { name });

describe('the feedback', () => {
  it('API-4 NAV-4 is sent with the source and the report of the address', async () => {
    const { user, fill, feedback } = await setUp('/feedback?source=report&reportNumber=100042');
    expect(screen.getByText('About report 100042')).toBeDefined();
    await fill(details(), ' The map is late. ');
    await user.click(button('Send'));
    await settled();
    expect(feedback.sent).toEqual([
      { details: 'The map is late.', source: 'report', reportNumber: '100042' },
    ]);
    expect(screen.getByText(/will answer to ada@example\.com/)).toBeDefined();
    await user.click(button('Write another message'));
    expect(details()).toHaveProperty('value', '');
  });

  it('VAL-1 asks for a message', async () => {
    const { user, feedback } = await setUp();
    await user.click(button('Send'));
    await settled();
    expect([notesOf(details()), feedback.sent]).toEqual(['Required Field', []]);
  });

  it('API-4 says that it could not be sent, and keeps the message', async () => {
    const { user, fill, feedback } = await setUp();
    feedback.failure = 'unavailable';
    await fill(details(), 'The map is late.');
    await user.click(button('Send'));
    await settled();
    expect(alerts()).toEqual(['Something went wrong. Please try again later.']);
    expect(details()).toHaveProperty('value', 'The map is late.');
  });

  it('START-5 ends a session that the API refuses', async () => {
    const { user, fill, feedback, session } = await setUp();
    feedback.failure = 'signed-out';
    await fill(details(), 'The map is late.');
    await user.click(button('Send'));
    await settled();
    expect(session.session).toMatchObject({ is: 'signed-out', expired: true });
  });

  it('API-4 is sent once', async () => {
    const { user, fill, feedback } = await setUp();
    const gate = new Gate();
    feedback.send = gate.before(feedback.send.bind(feedback));
    await fill(details(), 'The map is late.');
    await user.click(button('Send'));
    await user.click(button('Send'));
    await gate.open();
    expect(feedback.sent).toHaveLength(1);
  });

  it('API-4 is kept once when its answer was lost and it is sent again; another text is another message', async () => {
    const { user, fill, feedback } = await setUp();
    feedback.losesAnswers = true;
    await fill(details(), 'The map is late.');
    for (let time = 0; time < 2; time += 1) {
      await user.click(button('Send'));
      await settled();
    }
    expect(feedback.sent).toHaveLength(1);
    await fill(details(), 'The map is very late.');
    await user.click(button('Send'));
    await settled();
    expect(feedback.sent).toHaveLength(2);
  });

  it('PROF-10 has the support id to copy', async () => {
    const { user, clipboard, toasts } = await setUp();
    await user.click(button('Copy the support ID'));
    await settled();
    expect(clipboard.text).toBe('ada');
    expect(toasts()).toEqual([{ tone: 'ok', text: 'Your Support ID has been copied successfully.' }]);
  });
});

describe('the survey', () => {
  it('API-4 shows the earlier answers, and saves what is changed', async () => {
    const { user, surveys, toasts } = await setUp();
    expect([answer('Very useful').checked, isOff(button('Save answers'))]).toEqual([true, true]);
    await user.click(answer('Storm history'));
    await user.click(button('Save answers'));
    await settled();
    expect(await surveys.load('feedback-2026')).toEqual({
      ok: true,
      value: { useful: 'very', first: 'storms' },
    });
    expect(toasts()).toEqual([{ tone: 'ok', text: 'Your answers are saved. Thank you.' }]);
    expect(isOff(button('Save answers'))).toBe(true);
  });

  it('API-4 is not shown where the earlier answers are not known', async () => {
    const stage = aStage('/feedback');
    stage.surveys.failure = 'unavailable';
    await stage.signIn();
    await stage.show(Component);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(button('Send')).toBeDefined();
  });

  it('API-4 is not shown where the operator has none', async () => {
    const stage = aStage('/feedback');
    await stage.signIn();
    await stage.show(Component);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('API-4 in Spanish', async () => {
    await setUp('/feedback', { locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Contáctenos' })).toBeDefined();
    expect(answer('Muy útiles').checked).toBe(true);
  });
});
