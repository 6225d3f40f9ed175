import { anIssuedPaper } from '@ridgeline/core/testing/reports';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, news, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/paper-check.route.ts';

afterEach(cleanup);

const seal = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';

function aPaper(address = `/paper/${seal}`, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(address, options);
  stage.papers.issue(seal, anIssuedPaper());
  return stage;
}

describe('the page that checks a paper', () => {
  it('D RPT-7.2 waits for the answer, and says what was issued, when, and what to compare', async () => {
    const { papers, show } = aPaper();
    const gate = new Gate();
    papers.check = gate.before(papers.check.bind(papers));
    await show(Component);
    expect(waits()).toEqual(['Checking the seal']);
    await gate.open();
    expect(news()[0]).toMatch(/^This document was issued and is current/);
    const facts = screen.getAllByRole('term').map((term) => term.textContent);
    expect(facts).toEqual(['Document', 'Report', 'Report as of', 'Issued', 'Seal', 'Ice barrier required']);
    const said = screen.getAllByRole('definition').map((definition) => definition.textContent);
    const groups = '5f70bf18 a0860070 16e948b0 4aed3b82 103a36be a41755b6 cddfaf10 ace3c6ef';
    expect(said).toEqual(['Claim letter', '100042', 'Mar 4, 2026', 'Mar 5, 2026', groups, 'Yes']);
  });

  it('D RPT-7.2 says that the report has changed since, in Spanish, and keeps the language of the paper', async () => {
    const { papers, show } = aPaper(undefined, { locale: 'es' });
    papers.issue(seal, anIssuedPaper({ is: 'replaced' }));
    await show(Component);
    expect(news()[0]).toMatch(/^Este documento se emitió, y el informe cambió desde entonces/);
    expect(screen.getByText('Ice barrier required').closest('[lang]')?.getAttribute('lang')).toBe('en-US');
  });

  it('D RPT-7.2 says that nothing is to be compared where the paper has no such lines', async () => {
    const { papers, show } = aPaper();
    papers.issue(seal, anIssuedPaper({ kind: 'hailStorm', parts: [] }));
    await show(Component);
    expect(screen.getByText('This document has no lines about codes and products.')).toBeDefined();
  });

  it.each([
    [`/paper/${'0'.repeat(64)}`, /^We did not issue this document/],
    ['/paper/5f70', /^This address is incomplete/],
  ])('D RPT-7.2 answers %s calmly', async (address, words) => {
    await aPaper(address).show(Component);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryAllByRole('term')).toEqual([]);
  });

  it('D RPT-7.2 says that it could not be checked, and tries again', async () => {
    const { papers, show, user } = aPaper();
    papers.goAway();
    await show(Component);
    expect(alerts()[0]).toMatch(/^The seal could not be checked/);
    papers.goAway(false);
    await user.click(button('Try again'));
    expect(news()[0]).toMatch(/^This document was issued/);
  });
});
