import { describe, expect, it } from 'vitest';
import { aProjectRow } from '../../testing/reports/project-row.builder.ts';
import { needsALook, projectState } from './project-state.policy.ts';

const answered = { answered: ['design-criteria'], unknown: [] } as const;
const lacking = { answered: [], unknown: ['code-detail', 'design-criteria'] } as const;

describe('the state of a project', () => {
  it.each([
    ['answered', { sections: answered }, { is: 'ready' }, false],
    ['two sections without an answer', { sections: lacking }, { is: 'unknown', count: 2 }, true],
    ['no jurisdiction', { sections: answered, municipality: null }, { is: 'unknown', count: 1 }, true],
    ['a newer code', { sections: lacking, codeChanged: true }, { is: 'code-changed' }, true],
    ['refreshed, with sections open', { sections: lacking, refreshed: true }, { is: 'refreshed' }, true],
    [
      'refreshed before the code changed',
      { sections: answered, refreshed: true, codeChanged: true },
      { is: 'code-changed' },
      true,
    ],
    [
      'refreshed and archived',
      { sections: answered, refreshed: true, archived: true },
      { is: 'refreshed' },
      false,
    ],
    ['version 1', { sections: null, municipality: null }, { is: 'legacy' }, false],
    ['archived', { sections: lacking, archived: true }, { is: 'unknown', count: 2 }, false],
  ] as const)('DASH-1 %s', (_, change, state, needs) => {
    const project = aProjectRow(change);
    expect([projectState(project), needsALook(project)]).toEqual([state, needs]);
  });
});
