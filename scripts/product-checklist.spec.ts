import { describe, expect, it } from 'vitest';
import { decisionFindings, readChecklist, readSources } from './product-checklist.ts';

const checklist = [
  '- PAUSE-6 Offered only for monthly billing.',
  '- PAUSE-7 3 options in months.',
  '  - PAUSE-7.1 **D** Twelve months at most.',
].join('\n');
const code = (text: string, path = 'packages/core/src/plans/pause.policy.ts') => new Map([[path, text]]);
const marked = '// D PAUSE-7.1: twelve months at most.';

describe('the decisions of the product checklist', () => {
  it('are those that code is marked with, each on a line of its own', () => {
    expect(decisionFindings(readChecklist(), readSources())).toEqual([]);
  });

  it('agree where each line has its mark', () => {
    expect(decisionFindings(checklist, code(marked))).toEqual([]);
  });

  it.each([
    [
      'a line without code',
      checklist,
      '// PAUSE-7',
      'PAUSE-7.1 is listed, and no code is marked "D PAUSE-7.1"',
    ],
    [
      'code without a line',
      checklist,
      `${marked}\n/** D PAUSE-7.2: dates carry the year. */`,
      'packages/core/src/plans/pause.policy.ts: D PAUSE-7.2 is not in docs/product/checklist.md',
    ],
    [
      'a mark without its id',
      checklist,
      `${marked}\n// D PAUSE-7: dates carry the year.`,
      'packages/core/src/plans/pause.policy.ts: a decision without its id: // D PAUSE-7:',
    ],
    [
      'a mark without any id',
      checklist,
      `${marked}\n  // PAUSE-6: D: at once.`,
      'packages/core/src/plans/pause.policy.ts: a decision without its id: // PAUSE-6: D:',
    ],
    [
      'a line that is listed twice',
      `${checklist}\n  - PAUSE-7.1 **D** Again.`,
      marked,
      'PAUSE-7.1 is listed twice',
    ],
    [
      'a decision within another line',
      `${checklist}\n- PAUSE-8 A button. **D**: a blue one.`,
      marked,
      'PAUSE-8 decides something that has no line of its own',
    ],
    [
      'a line below none',
      checklist.replace('- PAUSE-7 3', '- PAUSE-8 3'),
      marked,
      'PAUSE-7.1 is below no line PAUSE-7',
    ],
  ])('differ by %s', (_, listed, text, finding) => {
    expect(decisionFindings(listed, code(text))).toEqual([expect.stringContaining(finding)]);
  });

  it('need more than a spec that names them', () => {
    expect(
      decisionFindings(checklist, code(marked, 'packages/core/src/plans/pause.policy.spec.ts')),
    ).toHaveLength(1);
  });
});
